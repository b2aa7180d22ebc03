import Wizard

/// The example forms, as a program describes them.
enum BuiltForm {
  /// By the name of the file.
  static let all: [String: Form] = [
    "account.yaml": account, "booking.yaml": booking, "dinner.yaml": dinner, "event.json": event,
    "host.yaml": host,
    "meeting.yaml": meeting, "network.json": network, "order.json": order, "parcel.yaml": parcel,
    "server.yaml": server, "survey.json": survey,
  ]
}
