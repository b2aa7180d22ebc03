/// A filled template whose values were written for their places.
struct PlacedText<Notation: TemplateNotation>: TemplateSink {
  /// The most bytes that a filled template has.
  private static var limit: Int { 64 << 20 }

  /// The text.
  private(set) var bytes: [UInt8] = []
  /// Whether a secret is in it.
  private(set) var holdsSecret = false
  /// The values that could not be written.
  private(set) var faults: [TemplateFault] = []
  private var follower: PlaceFollower<Notation>
  /// The value that waits for what stands behind it.
  private var waiting = OutputNode.null
  private var lastPlace: TemplateSpot?

  /// Begins a text.
  init(_ notation: Notation) {
    follower = PlaceFollower(notation)
  }

  var isFull: Bool { bytes.count > Self.limit }

  mutating func write(_ text: String) {
    for byte in text.utf8 {
      if follower.read(byte) {
        bytes.append(byte)
      } else {
        settle(before: .text)
      }
    }
  }

  mutating func write(_ value: TemplateValue?, for spot: TemplateSpot, isRaw: Bool) {
    let value = value ?? .nothing
    if value.isSecret { holdsSecret = true }
    lastPlace = spot
    if isRaw { return write(value.text) }
    settle(before: .value)
    let node = OutputNode(value)
    if follower.wait(spot) {
      waiting = node
    } else {
      append(node, for: spot, in: follower.notation.place)
    }
  }

  /// Ends the text.
  mutating func finish() {
    settle(before: .end)
    if isFull, let lastPlace { faults.append(TemplateFault(.tooLong, at: lastPlace)) }
  }

  private mutating func settle(before next: PlaceContinuation) {
    guard let spot = follower.waiting, let place = follower.settledPlace(before: next) else {
      return
    }
    append(waiting, for: spot, in: place)
  }

  private mutating func append(_ node: OutputNode, for spot: TemplateSpot, in place: TemplatePlace)
  {
    var text = ""
    if case .refused(let refusal) = place {
      faults.append(TemplateFault(.refused(refusal), at: spot))
    } else {
      do throws(FormatFault) {
        text = try follower.notation.text(of: node, in: place)
      } catch {
        faults.append(TemplateFault(.unwritable(error), at: spot))
      }
    }
    bytes += text.utf8
    bytes += follower.pass(place.passage(isEmpty: text.isEmpty))
  }
}

extension TemplateValue {
  /// Whether a secret is in the value.
  var isSecret: Bool {
    switch self {
    case .secret(let value): !value.text.isEmpty
    case .list(let items): items.contains(where: \.isSecret)
    case .map(let members): members.contains { $0.value.isSecret }
    case .nothing, .boolean, .number, .text: false
    }
  }
}
