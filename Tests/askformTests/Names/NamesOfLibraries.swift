/// The names of XLForm, FormKit and Form that the manual must tell of, by the tables that they stand in.
enum NamesOfLibraries {
  /// The tables by their titles; names with a blank between.
  static let tables: [String: String] = [
    "Row types of XLForm": """
    text name url email password number phone twitter account integer image decimal textView
    zipCode selectorPush selectorPopover selectorActionSheet selectorAlertView
    selectorPickerView selectorPickerViewInline multipleSelector multipleSelectorPopover
    selectorLeftRight selectorSegmentedControl dateInline date datetimeInline datetime
    timeInline time countDownTimerInline countDownTimer datePicker picker slider
    booleanCheck booleanSwitch button info stepCounter
    """,
    "Forms of XLForm": """
    XLFormDescriptor title formSections allSections allRowsByTag rowObservers endEditingTableViewOnScroll
    assignFirstResponderOnShow addAsteriskToRequiredRowsTitle disabled rowNavigationOptions
    delegate formValues httpParameters formDescriptorHttpParameterName
    """,
    "Sections of XLForm": """
    XLFormSectionDescriptor title footerTitle formRows allRows hidden sectionOptions sectionInsertMode
    multivaluedTag multivaluedRowTemplate multivaluedAddButton XLFormSectionOptionNone
    XLFormSectionOptionCanInsert XLFormSectionOptionCanDelete XLFormSectionOptionCanReorder
    XLFormSectionInsertModeLastRow XLFormSectionInsertModeButton
    """,
    "Rows of XLForm": """
    XLFormRowDescriptor tag rowType title value valueData valueTransformer valueFormatter
    useValueFormatterDuringInput required requireMsg addValidator removeValidator hidden
    disabled onChangeBlock noValueDisplayText selectorTitle selectorOptions
    leftRightSelectorLeftOptionSelected action formBlock formSelector formSegueIdentifier
    formSegueClass viewControllerClass viewControllerNibName viewControllerStoryboardId
    cellConfig cellConfigIfDisabled cellConfigForSelector cellConfigAtConfigure cellClass
    height
    """,
    "Cells of XLForm": """
    textFieldMaxNumberOfCharacters textViewMaxNumberOfCharacters textFieldLengthPercentage
    textViewLengthPercentage textField.placeholder textView.placeholder slider.minimumValue
    slider.maximumValue steps stepControl.minimumValue stepControl.maximumValue
    stepControl.stepValue stepControl.wraps minimumDate maximumDate minuteInterval locale
    formDatePickerMode datePicker.datePickerMode tintColor backgroundColor textLabel
    detailTextLabel returnKeyType
    """,
    "Validators of XLForm": """
    isValid XLFormValidator XLFormValidatorProtocol emailValidator emailValidatorLong
    XLFormRegexValidator XLFormValidationStatus msg rowDescriptor formValidationErrors
    localValidationErrors XLFormErrorDomain XLFormErrorCodeGen XLValidationStatusErrorKey
    showFormValidationError
    """,
    "Options of XLForm": """
    XLFormOptionsObject formValue formDisplayText XLFormLeftRightSelectorOption leftValue
    httpParameterKey rightOptions rightSelectorControllerClass leftValueChangePolicy
    NullifyRightValue ChooseFirstOption ChooseLastOption
    """,
    "Navigation options of XLForm": """
    None Enabled StopDisableRow SkipCanNotBecomeFirstResponderRow StopInlineRow
    """,
    "Controllers of XLForm": """
    XLFormViewController nextRowDescriptorForRow previousRowDescriptorForRow formRowDescriptorValueHasChanged
    formRowDescriptorPredicateHasChanged didSelectFormRow deselectFormRow beginEditing
    endEditing formRowHasBeenAdded formRowHasBeenRemoved formSectionHasBeenAdded
    formSectionHasBeenRemoved addFormRow removeFormRow updateFormRow reloadFormRow isHidden
    isDisabled
    """,
    "Classes of FormKit": """
    Form Form.sections Form.appendFormSection Form.rowForIndexPath Form.indexForSection
    Form.rows FormSection FormSection.rows FormSection.header FormSection.footer
    FormSection.appendFormRow FormSection.insertFormRow FormSection.removeFormRow
    FormSection.reloadFormRow FormSection.indexPathForRow FormSectionHeaderFooter
    FormSectionHeaderFooter.title FormRow FormRow.title FormRow.icon FormRow.tap
    FormRow.configureCell FormTextField FormTextField.title FormTextField.text
    FormTextField.configureCell FormTextField.valueDidChange FormTextView FormTextView.title
    FormTextView.text FormTextView.configureCell FormTextView.valueDidChange FormSwitch
    FormSwitch.title FormSwitch.on FormSwitch.valueDidChange FormOptionList
    FormOptionList.title FormOptionList.options FormOptionList.stringRepresentatonForOption
    FormOptionList.selection FormOptionList.selections FormOptionList.selectionType
    FormOptionList.selectionDidChange FormOptionList.selectionsDidChange FormDateTime
    FormDateTime.formatter FormDateTime.title FormDateTime.date FormDateTime.mode
    FormDateTime.valueDidChange FormDateTimePicker FormDateTimePicker.date
    FormDateTimePicker.mode FormDateTimePicker.valueDidChange FormButton FormButton.title
    FormButton.tap FormRowType FormRowTypeInteractable FormViewController
    FormViewController.form FormViewController.automaticallyBecomesFirstReponder
    """,
    "Groups and sections of Form": """
    groups templates templates.sections templates.fields group.id group.title group.sections
    group.collapsed group.collapsible group.styles section.id section.type section.fields
    section.action_title section.targets section.styles
    """,
    "Fields of Form": """
    field.id field.title field.info field.placeholder field.accessibility_label field.type
    field.input_type field.hidden field.disabled field.size field.size.width
    field.size.height field.value field.values field.validations field.formula
    field.minimum_date field.maximum_date field.targets field.styles
    """,
    "Options, validations and targets of Form": """
    option.id option.title option.info option.accessibility_label option.value
    option.default option.targets validations.required validations.min_length
    validations.max_length validations.min_value validations.max_value validations.format
    validations.compare_to validations.compare_rule target.id target.type target.action
    target.target_value target.condition show hide enable disable update clear
    """,
    "Field types of Form": """
    text name email password number float count counter select segment switch date date_time
    time button spacer remove image phone phone_number username textview postal_code
    bank_account_number social_security_number address biography subtitle
    """,
    "Results and calls of Form": """
    Valid Invalid InvalidValue InvalidBankAccount InvalidFormat InvalidPostalCode InvalidSSN
    InvalidTooLong InvalidTooShort InvalidValueMissing equals present missing initialValues
    values removedValues reloadWithDictionary reset resetDynamicSectionsWithDictionary
    removedSectionsUsingInitialValues isValid invalidFormFields requiredFormFields
    """,
  ]

  /// The names of a table.
  static func names(in table: String) -> [String] {
    tables[table, default: ""].split { $0.isWhitespace }.map(String.init)
  }
}
