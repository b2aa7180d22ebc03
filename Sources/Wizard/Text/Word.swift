/// The sentences the program says to a person, by name; what is between braces is filled in.
///
/// This is the catalogue that translations follow: a language has a text for each of these.
public enum Word: String, CaseIterable, Sendable {
  // What is wrong with an answer.
  case required, wrongKind, notACount, checkFailed, expressionFailed, notAQuestion
  case secretRefused, limitOfSecret, secretTooShort, secretTooLong, secretHasControl
  case tooShort, tooLong, outsideRange, belowMinimum, aboveMaximum, betweenSteps
  case noMatch, patternLimit, tooFewItems, tooManyItems, mustBeYes, mustBeNo
  case tooFewOfList, tooManyOfList, twiceInList, twiceAtPrompt, itemWithoutValue
  case notAList, missingItem, listIsFull
  case lineBreak, controlCharacter, confirmDiffers
  case emailNoAt, emailBadLocalPart, emailBadDomain, emailNoDot
  case urlNoScheme, schemeNotAllowed, urlBlank, urlBadPercent, urlNoHost, urlBadHost, urlBadPort
  case notANumber, notAnInteger, tooManyDigits, pointWithoutDigits, leadingZeros, decimalComma
  case grouping, underscore, basePrefix, nonASCIIDigits, typographicMinus
  case integerHasPoint, integerHasExponent, integerTooLarge
  case notYesOrNo
  case notADate, twoDigitYear, yearOutOfRange, noSuchMonth, noSuchDay, noSuchDayInAnyYear
  case ambiguousDateOrder, dateOutOfRange
  case notATime, noSuchHour, noSuchHalfDayHour, noSuchMinute, noSuchSecond, betweenMinutes
  case notADateTime, missingTime, fractionOfSecond, noSuchOffset, inGap, inOverlap
  case notADuration, negativeDuration, durationMissingUnit, durationUnitOrder
  case durationCalendarUnit, durationFraction, durationTooLong
  case tooManyPlaces, betweenIntervals, behindLastStep, notOnStep, noShare, tooLongToReckon
  case misplacedGrouping, ambiguousPoint
  case offsetNotTaken, whichOverlap
  case notAPhone, notATwitter, notAnAccount, notAZipcode, notABankAccount, notASocialSecurity
  case notAPort, notAHost, notAnIP, notACIDR, cidrHasHost
  case notASize, sizeTooLarge, sizeNotWhole
  case wrongExtension, noSuchFile, noSuchFolder, notAFolder, isAFolder
  case fileMustExist, folderMustExist
  case noSuchOption, ambiguousOption, numberOutsideList, notLeftright, rightMissing
  case optionHidden, optionNotWhen, optionDisabled, optionNotThere, optionAlwaysDisabled
  case answerOfHiddenRow, answerOfUnshownRow, answerOfComputedRow, unknownTag, leftoverLines
  case savedByOther, notSavedPart

  // What is accepted.
  case acceptsText, acceptsName, acceptsEmail, acceptsURL, acceptsSecret, acceptsInteger
  case acceptsNumber, acceptsYesOrNo, acceptsDate, acceptsOption, acceptsOptionOrOther
  case acceptsOptions, acceptsLeftright, acceptsNothing, oneOf, acceptsSegment, acceptsTextarea
  case acceptsPhone, acceptsTwitter, acceptsAccount, acceptsZipcode
  case acceptsBankAccount, acceptsSocialSecurity
  case acceptsPort, acceptsHost, acceptsIP, acceptsCIDR, acceptsSize, acceptsFile, acceptsFolder
  case acceptsDecimal, acceptsStepper, acceptsSlider, acceptsTime, acceptsDateTime
  case acceptsDuration, atMostPlaces, everyMinutes, inIntervals, extensionsAre
  case acceptsLocalDate, acceptsLocalDateTime, acceptsLocalYesOrNo, acceptsLocalTime
  case atLeastCharacters, atMostCharacters, matchesPattern, schemesAre
  case fromTo, atLeast, atMost, inSteps, atLeastItems, atMostItems
  case atLeastOfList, atMostOfList, acceptsItems, acceptsItem, acceptsListOf, noItemTwice

  // The conversation.
  case accepted, firstHint, commandHint, isRequired, isOptional, defaultIs, presentIs, optionDefault
  case optionChosen, optionUnavailable, noOptionNow, noOptionWith, noOptionList, moreOptions
  case helpOptions, helpSave, review, reviewPrompt, reviewUnknown, noValue
  case repeatSecret, firstQuestion, unknownCommand, unknownCommandNear, ambiguousCommand
  case commandTakesNoArgument, commandUsage, neededRow, secretIsNotShown, nothingToChange
  case noRows, stateHere, stateComputed, stateReadOnly, stateAnswered, stateWithout
  case stateRequired, stateOpen, earlyReviewPrompt
  case spokenRequired, spokenPresent, spokenDefault, optionCount, moreOptionsAgain
  case noHistory, formIsNoFile, noStateFolder
  case cannotGoToHidden, cannotGoToComputed, cannotGoToReadOnly
  case noSuchRow, noSuchRowNear, severalRows
  case whereIs, whereSection, whereUntitledSection, whereReview
  case readOnly, changedDefault, helpAnswer, helpCommands
  case nextLine, commandsAtFirstLine, editTakesText, noEditor, editorFailed, helpEdit
  case generatedWord, severalLines, textEnds, textareaHint, pathCompletes
  case helpBack, helpGoto, helpList, helpReview, helpWhere, helpReset, helpChange, helpNone
  case helpQuit, helpHelp, helpLiteral,
    cancelled, interrupted, endOfInput
  case itemHeading, itemsInAll, addItem, listFullPrompt, listTooLongPrompt, listHelp
  case enterEndsList, itemCommands, itemsWithCommas, furtherItemIsRequired, deletionMakesRoom
  case itemComesFirst, itemCanGo
  case whichList, noListHere, noDeletion, noReordering, noInsertion, noItemPlace, noItem, noItems
  case helpInsert, helpDelete, helpMove, helpDone
  case blockedByReadOnly, secretWord, malformedLine, zeroByteLine, lineTooLong
  case secretLeftOut, ciNote, readingFailed, commandInPipe, commandInListPipe, pipeEnded, blocked
  case expressionsFail, expressionFails, secretFailure
  case timedOut, pipeTimedOut, severalLinesAtOnce

  // What is kept and saved.
  case resumed, resumedWithout, resumedNew, resumedRetyped, resumedRefused, nothingToResume
  case journalLeft, journalFailed, keptIn, savedIn, savingFailed, savingUnavailable, saveNeedsFile
  case pathIsForm, pathHoldsOther

  // What a format cannot carry.
  case formatRefusal, formatLineBreak, formatControlCharacter, formatEdgeBlank, formatCommentSign
  case formatSign, formatDotenvQuoting, formatMissingItem, formatLargeInteger, formatNested
  case formatSignInName, formatUnreadableName, formatMissingSection, formatSameName
  case formatSameVariable
  case formatOwnedVariable, formatNoVariable

  // What a place of a template cannot hold.
  case formatUnquoted, formatScheme, formatNoNumber, templateValueRefused

  // Files that are written.
  case fileExposed, fileSeparated, fileLeftOver, fileWouldBeWritten, fileWouldBeMade
  case fileWouldBeReplaced, fileWouldBeKept, diffOfSecret, diffUnreadable

  // Parts of sentences, and words of reports.
  case kindNothing, kindBoolean, kindNumber, kindText, kindList, kindMap
  case acceptsTags, theAnswer, theLine, holdsAlways, operandIs, noOperand
  case acceptedAre, didYouMean, notAMap, acceptsMap, duplicateAnswer, duplicateAnswerSince

  // Values in words.
  case numeral, verbatim, longDate, longMoment, yesWord, noWord, yesLetter, noLetter, noChoice,
    bytes,
    bytesInUnit
  case january, february, march, april, may, june
  case july, august, september, october, november, december
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  // Words that an answer at a prompt may be written with beside the English ones.
  case typedToday, typedTomorrow, typedYesterday, typedNext, typedNoon, typedMidnight, typedNow
  case typedFirst, typedSecond, typedAll, typedNone

  // Sources of answers.
  case oneVariable, unknownVariable, emptyVariable, malformedVariable, variableTwice
  case emptyFile
  case renamedRow, goneRow, newRow, retypedRow, redefaultedRow, staleAnswer

  // An example of an answer file.
  case exampleUse, exampleRequired, exampleRequiredWhen, exampleSuchAs, exampleMore
  case exampleDefault, exampleFollows, exampleGenerated, exampleSecret
  case exampleNever, exampleWhen, exampleUnless

  // Commands that a form names.
  case commandFailed, commandStatus, commandSignal, commandTimedOut, commandTooMuch, commandMissing
  case commandNoText, commandNoOptions, commandBadOptions, commandObjects, missedDefault
  case commandRefused, commandsRefused, commandWouldRun, enterRuns, commandsFail

  // Buttons.
  case acceptsEnter, onlyEnter, enterSubmits, enterGoesBack, enterGoesTo, cannotBeAsked

  /// The sentence in English.
  public var english: String { English.sentence(for: self) }
}
