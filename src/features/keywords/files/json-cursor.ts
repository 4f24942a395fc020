const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44
const COLON = 58
/**
 * Bytes at which reading a string stops: quote, backslash, and control characters, which JSON strings must not hold.
 */
const STOPS_STRING = new Uint8Array(256).fill(1, 0, 32)
STOPS_STRING[QUOTE] = STOPS_STRING[BACKSLASH] = 1
const OPEN = { '{': 123, '[': 91 }

/** Reads one JSON value from bytes; a string without escapes is given as a range of these bytes, without a copy. */
export class JsonCursor {
  private bytes: Uint8Array = new Uint8Array(0)
  private at = 0
  private end = 0
  private isBroken = false
  private isFirst = false
  /** The string that was read last: text[textStart .. textEnd). */
  text = this.bytes
  textStart = 0
  textEnd = 0
  private readonly decoder = new TextDecoder()
  private readonly encoder = new TextEncoder()

  open(bytes: Uint8Array, start: number, end: number): void {
    this.bytes = bytes
    this.at = start
    this.end = end
    this.isBroken = false
  }

  private skipSpace(): number {
    const { bytes, end } = this
    let { at } = this
    for (; at < end; at++) {
      const byte = bytes[at]
      if (byte !== undefined && byte > 32) break
    }
    this.at = at
    return at < end ? (bytes[at] ?? -1) : -1
  }

  /** Enters the object or array that begins here; false when none does. */
  enter(bracket: '{' | '['): boolean {
    if (this.skipSpace() !== OPEN[bracket]) return false
    this.at++
    this.isFirst = true
    return true
  }

  /** Moves past the comma, or past the closing bracket and returns false. */
  private next(close: number): boolean {
    if (this.isBroken) return false
    const byte = this.skipSpace()
    const wasFirst = this.isFirst
    this.isFirst = false
    if (byte === close) {
      this.at++
      return false
    }
    if (wasFirst) return true
    if (byte !== COMMA) return this.fail()
    this.at++
    return this.skipSpace() === close ? this.fail() : true
  }

  /** Moves to the value of the next key, or out of the object. */
  nextKey(): boolean {
    if (!this.next(125)) return false
    if (!this.readString() || this.skipSpace() !== COLON) return this.fail()
    this.at++
    return true
  }

  /** Moves to the next item, or out of the array. */
  nextItem(): boolean {
    return this.next(93)
  }

  /** Whether the key just read is this text, given in UTF-8. */
  isKey(name: Uint8Array): boolean {
    const { text, textStart, textEnd } = this
    if (textEnd - textStart !== name.length) return false
    for (let i = 0; i < name.length; i++) if (text[textStart + i] !== name[i]) return false
    return true
  }

  private fail(): false {
    this.isBroken = true
    this.at = this.end
    return false
  }

  /** Reads the string that begins here into text[textStart .. textEnd); false when none does. */
  readString(): boolean {
    if (this.skipSpace() !== QUOTE) return false
    const source = this.bytes
    const stop = this.end
    const start = this.at + 1
    let to = start
    let isPlain = true
    for (;;) {
      const byte = to < stop ? source[to] : undefined
      if (byte === undefined) return this.fail()
      if (STOPS_STRING[byte] === 0) {
        to++
        continue
      }
      if (byte === QUOTE) break
      if (byte !== BACKSLASH) return this.fail()
      isPlain = false
      to += 2
    }
    this.text = source
    this.textStart = start
    this.textEnd = to
    this.at = to + 1
    return isPlain || this.unescape(start - 1)
  }

  private unescape(start: number): boolean {
    const value = this.parse(this.bytes.subarray(start, this.at))
    if (typeof value !== 'string') return this.fail()
    this.text = this.encoder.encode(value)
    this.textStart = 0
    this.textEnd = this.text.length
    return true
  }

  private parse(slice: Uint8Array): unknown {
    try {
      return JSON.parse(this.decoder.decode(slice))
    } catch {
      return this.fail()
    }
  }

  /** Reads a number, or a number in a string; null for anything else, and for negative and infinite numbers. */
  readNumber(): number | null {
    const start = this.at
    if (this.skipSpace() === QUOTE)
      return this.readString() ? this.countIn(this.text, this.textStart, this.textEnd) : null
    const { bytes, end, at: first } = this
    let at = first
    let value = 0
    for (; at < end; at++) {
      const digit = bytes[at]
      if (digit === undefined || digit < 48 || digit > 57) break
      value = value * 10 + digit - 48
    }
    this.at = at
    if (at > first && this.isValueEnd()) return value
    this.at = start
    this.skipValue()
    return this.countIn(bytes, start, this.at)
  }

  private countIn(bytes: Uint8Array, start: number, end: number): number | null {
    return toCount(this.decoder.decode(bytes.subarray(start, end)))
  }

  private isValueEnd(): boolean {
    const byte = this.at < this.end ? this.bytes[this.at] : undefined
    return byte === undefined || byte <= 32 || byte === COMMA || byte === 125 || byte === 93
  }

  /** Skips one value. JSON.parse checks its syntax, except that of strings and short whole numbers. */
  skipValue(): void {
    const byte = this.skipSpace()
    const start = this.at
    if (byte === QUOTE) {
      this.readString()
      return
    }
    if (byte === OPEN['{'] || byte === OPEN['[']) this.skipNested()
    else while (!this.isValueEnd()) this.at++
    if (this.at === start) this.fail()
    else if (!this.isShortNumber(start)) this.parse(this.bytes.subarray(start, this.at))
  }

  /** Whether everything from `start` on is the digits of a whole number, which needs no parser. */
  private isShortNumber(start: number): boolean {
    if (this.at - start >= 16 || (this.bytes[start] === 48 && this.at - start > 1)) return false
    for (let at = start; at < this.at; at++) {
      const byte = this.bytes[at] ?? 0
      if (byte < 48 || byte > 57) return false
    }
    return true
  }

  private skipNested(): void {
    let depth = 0
    do {
      const byte = this.bytes[this.at]
      if (byte === QUOTE) {
        if (!this.readString()) return
        continue
      }
      if (byte === 123 || byte === 91) depth++
      if (byte === 125 || byte === 93) depth--
      this.at++
    } while (depth > 0 && this.at < this.end)
  }

  /** Whether only white space is left and nothing was malformed. */
  isAtEnd(): boolean {
    return !this.isBroken && this.skipSpace() === -1
  }
}

function toCount(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '')
  const value = Number(digits)
  return digits !== '' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null
}
