/** Walks over the bytes of one JSON value; strings without escapes are handed out where they stand. */
export interface JsonCursor {
  open(bytes: Uint8Array, start: number, end: number): void
  /** Steps into an object or array if one stands here. */
  enter(bracket: '{' | '['): boolean
  /** Moves to the value of the next key, or out of the object. */
  nextKey(): boolean
  /** Whether the key just read is this text, given in UTF-8. */
  isKey(name: Uint8Array): boolean
  /** Moves to the next item, or out of the array. */
  nextItem(): boolean
  /** Reads a string, if one stands here, to text[textStart .. textEnd). */
  readString(): boolean
  readonly text: Uint8Array
  readonly textStart: number
  readonly textEnd: number
  /** A number, or one in a string; 0 for anything else. Not negative, not infinite. */
  readNumber(): number
  skipValue(): void
  /** Whether only white space is left and nothing was malformed. */
  isAtEnd(): boolean
}

const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44
const COLON = 58
/** The quote, the backslash, and control characters, which no string holds. */
const STOPS_STRING = new Uint8Array(256).fill(1, 0, 32)
STOPS_STRING[QUOTE] = STOPS_STRING[BACKSLASH] = 1
const OPEN = { '{': 123, '[': 91 }

export function createJsonCursor(): JsonCursor {
  let bytes: Uint8Array = new Uint8Array(0)
  let at = 0
  let end = 0
  let isBroken = false
  let isFirst = false
  let text = bytes
  let textStart = 0
  let textEnd = 0
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()

  function skipSpace(): number {
    for (; at < end; at++) {
      const byte = bytes[at]
      if (byte !== undefined && byte > 32) return byte
    }
    return -1
  }

  function enter(bracket: '{' | '['): boolean {
    if (skipSpace() !== OPEN[bracket]) return false
    at++
    isFirst = true
    return true
  }

  /** Moves behind the comma, or behind the closing bracket and says false. */
  function next(close: number): boolean {
    if (isBroken) return false
    const byte = skipSpace()
    const wasFirst = isFirst
    isFirst = false
    if (byte === close) {
      at++
      return false
    }
    if (wasFirst) return true
    if (byte !== COMMA) return fail()
    at++
    return skipSpace() === close ? fail() : true
  }

  function nextKey(): boolean {
    if (!next(125)) return false
    if (!readString() || skipSpace() !== COLON) return fail()
    at++
    return true
  }

  function isKey(name: Uint8Array): boolean {
    if (textEnd - textStart !== name.length) return false
    for (let i = 0; i < name.length; i++) if (text[textStart + i] !== name[i]) return false
    return true
  }

  function fail(): false {
    isBroken = true
    at = end
    return false
  }

  function readString(): boolean {
    if (skipSpace() !== QUOTE) return false
    const source = bytes
    const stop = end
    const start = at + 1
    let to = start
    let isPlain = true
    for (;;) {
      const byte = to < stop ? source[to] : undefined
      if (byte === undefined) return fail()
      if (STOPS_STRING[byte] === 0) {
        to++
        continue
      }
      if (byte === QUOTE) break
      if (byte !== BACKSLASH) return fail()
      isPlain = false
      to += 2
    }
    text = source
    textStart = start
    textEnd = to
    at = to + 1
    return isPlain || unescape(start - 1)
  }

  function unescape(start: number): boolean {
    const value = parse(bytes.subarray(start, at))
    if (typeof value !== 'string') return fail()
    text = encoder.encode(value)
    textStart = 0
    textEnd = text.length
    return true
  }

  function parse(slice: Uint8Array): unknown {
    try {
      return JSON.parse(decoder.decode(slice))
    } catch {
      return fail()
    }
  }

  function readNumber(): number {
    const start = at
    const byte = skipSpace()
    if (byte === QUOTE) return readString() ? toCount(decoder.decode(text.subarray(textStart, textEnd))) : 0
    let value = 0
    const first = at
    for (; at < end; at++) {
      const digit = bytes[at]
      if (digit === undefined || digit < 48 || digit > 57) break
      value = value * 10 + digit - 48
    }
    if (at > first && isValueEnd()) return value
    at = start
    skipValue()
    return toCount(decoder.decode(bytes.subarray(start, at)))
  }

  function isValueEnd(): boolean {
    const byte = at < end ? bytes[at] : undefined
    return byte === undefined || byte <= 32 || byte === COMMA || byte === 125 || byte === 93
  }

  /** Malformed values are left to JSON.parse; well-formed ones cost a walk over their bytes. */
  function skipValue(): void {
    const byte = skipSpace()
    const start = at
    if (byte === QUOTE) {
      readString()
      return
    }
    if (byte === OPEN['{'] || byte === OPEN['[']) skipNested()
    else while (!isValueEnd()) at++
    if (at === start) fail()
    else if (!(byte >= 48 && byte <= 57 && at - start < 16)) parse(bytes.subarray(start, at))
  }

  function skipNested(): void {
    let depth = 0
    do {
      const byte = bytes[at]
      if (byte === QUOTE) {
        if (!readString()) return
        continue
      }
      if (byte === 123 || byte === 91) depth++
      if (byte === 125 || byte === 93) depth--
      at++
    } while (depth > 0 && at < end)
  }

  return {
    open(source, from, to) {
      bytes = source
      at = from
      end = to
      isBroken = false
    },
    enter,
    nextKey,
    nextItem: () => next(93),
    isKey,
    readString,
    get text() {
      return text
    },
    get textStart() {
      return textStart
    },
    get textEnd() {
      return textEnd
    },
    readNumber,
    skipValue,
    isAtEnd: () => !isBroken && skipSpace() === -1,
  }
}

function toCount(text: string): number {
  const value = Number(text.replaceAll(/[,\s]/g, ''))
  return Number.isFinite(value) && value > 0 ? Math.round(value) : 0
}
