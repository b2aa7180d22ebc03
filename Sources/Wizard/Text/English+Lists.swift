extension English {
  /// What is said about lists of items.
  static func list(_ word: Word) -> String? {
    switch word {
    case .itemHeading: "{title} {number}"
    case .itemsInAll: "{count} {count|item|items}"
    case .addItem: "Add an item"
    case .listFullPrompt: "{title} (Enter to go on):"
    case .listHelp:
      "  y asks for another item, Enter goes on. :insert N, :delete N and :move N M change the list."
    case .listTooLongPrompt: "{title} (:delete N takes an item away):"
    case .enterEndsList: "Enter ends the list."
    case .furtherItemIsRequired: "A further item is required."
    case .itemCommands: "  :insert N, :delete N and :move N M change the list."
    case .itemsWithCommas: "  Commas separate items on one line."
    case .deletionMakesRoom: ":delete N takes an item away."
    case .itemComesFirst: "  The questions of {title} {number} come first."
    case .itemCanGo: "  :delete {number} takes it away."
    case .whichList: "Type the number of a list first; the command is about its items."
    case .noListHere: "This question is in no list."
    case .noDeletion: "No item of this list can be deleted."
    case .noReordering: "The items of this list keep their order."
    case .noInsertion: "No item can be added to this list."
    case .noItemPlace: "{given} is no place in the list; accepted: 1 to {count}."
    case .noItem: "There is no item {given}; accepted: 1 to {count}."
    case .noItems: "The list has no items yet."
    case .helpInsert: "in a list: a new item, at the end or as number N"
    case .helpDelete: "in a list: take item N away"
    case .helpMove: "in a list: make item N number M"
    case .helpDone: "in a list: no further item"
    default: nil
    }
  }
}
