/** The text of distinct keywords, one behind the other. */
export interface KeywordTexts {
  /** UTF-8 of keyword i as first spelled: text[textStart[i] .. textEnd[i]). */
  text: Uint8Array
  textStart: Uint32Array
  textEnd: Uint32Array
  /** The same in lower case with single spaces: what makes a keyword distinct, and its place among equals. */
  keyStart: Uint32Array
  keyEnd: Uint32Array
}

/** Numbers distinct keywords 0, 1, 2, ... as they come, and keeps their text. */
interface KeywordIds {
  /** The number of the keyword, new or known; -1 where it is only white space. */
  add(bytes: Uint8Array, start: number, end: number): number
  /** The number of a known keyword, or -1. */
  find(bytes: Uint8Array, start: number, end: number): number
  readonly count: number
  texts(): KeywordTexts
}

const FIRST = 1 << 10

export function createKeywordIds(): KeywordIds {
  let slots = new Int32Array(FIRST * 2)
  let hashes = new Int32Array(FIRST)
  let textStart = new Uint32Array(FIRST)
  let textEnd = new Uint32Array(FIRST)
  let keyStart = new Uint32Array(FIRST)
  let keyEnd = new Uint32Array(FIRST)
  let text = new Uint8Array(FIRST * 32)
  let used = 0
  let count = 0
  let slot = 0
  let hash = 0

  function add(bytes: Uint8Array, start: number, end: number): number {
    const length = writeKey(bytes, start, end)
    if (length === 0) return -1
    const known = lookUp(length)
    if (known >= 0) return known
    if (count === hashes.length) growRows()
    keyStart[count] = used
    keyEnd[count] = used + length
    used += length
    storeSpelling(bytes, start, end)
    hashes[count] = hash
    slots[slot] = ++count
    if (count * 2 > slots.length) rehash()
    return count - 1
  }

  function find(bytes: Uint8Array, start: number, end: number): number {
    const length = writeKey(bytes, start, end)
    return length === 0 ? -1 : lookUp(length)
  }

  /** Writes the key behind the used text, where it stays if the keyword is new; returns its length. */
  function writeKey(bytes: Uint8Array, start: number, end: number): number {
    reserve(3 * (end - start) + 16)
    let to = used
    for (let i = start; i < end; i++) {
      const byte = bytes[i]
      if (byte > 126) return writeUnicodeKey(bytes, start, end)
      if (byte > 32) text[to++] = byte >= 65 && byte <= 90 ? byte | 32 : byte
      else if (to > used && text[to - 1] !== 32) text[to++] = 32
    }
    if (to > used && text[to - 1] === 32) to--
    return to - used
  }

  function writeUnicodeKey(bytes: Uint8Array, start: number, end: number): number {
    const key = new TextEncoder().encode(keywordKey(new TextDecoder().decode(bytes.subarray(start, end))))
    reserve(key.length)
    text.set(key, used)
    return key.length
  }

  function lookUp(length: number): number {
    hash = 0x811c9dc5
    for (let i = used; i < used + length; i++) hash = Math.imul(hash ^ text[i], 0x01000193)
    hash ^= hash >>> 15
    const mask = slots.length - 1
    slot = hash & mask
    while (slots[slot] !== 0) {
      const at = slots[slot] - 1
      if (hashes[at] === hash && hasKey(at, length)) return at
      slot = (slot + 1) & mask
    }
    return -1
  }

  function hasKey(at: number, length: number): boolean {
    if (keyEnd[at] - keyStart[at] !== length) return false
    for (let i = 0; i < length; i++) if (text[keyStart[at] + i] !== text[used + i]) return false
    return true
  }

  function storeSpelling(bytes: Uint8Array, start: number, end: number): void {
    const from = keyStart[count]
    let same = end - start === used - from
    for (let i = 0; same && i < end - start; i++) same = bytes[start + i] === text[from + i]
    if (!same) {
      reserve(end - start)
      text.set(bytes.subarray(start, end), used)
      used += end - start
    }
    textStart[count] = same ? from : used - (end - start)
    textEnd[count] = used
  }

  function reserve(length: number): void {
    if (used + length > text.length)
      text = new Uint8Array(text.buffer.transfer(Math.max(text.length * 2, used + length)))
  }

  function growRows(): void {
    const size = count * 8
    hashes = new Int32Array(hashes.buffer.transfer(size))
    textStart = new Uint32Array(textStart.buffer.transfer(size))
    textEnd = new Uint32Array(textEnd.buffer.transfer(size))
    keyStart = new Uint32Array(keyStart.buffer.transfer(size))
    keyEnd = new Uint32Array(keyEnd.buffer.transfer(size))
  }

  function rehash(): void {
    slots = new Int32Array(slots.length * 2)
    const mask = slots.length - 1
    for (let at = 0; at < count; at++) {
      let free = hashes[at] & mask
      while (slots[free] !== 0) free = (free + 1) & mask
      slots[free] = at + 1
    }
  }

  return {
    add,
    find,
    texts: () => ({
      text: text.subarray(0, used),
      textStart: textStart.subarray(0, count),
      textEnd: textEnd.subarray(0, count),
      keyStart: keyStart.subarray(0, count),
      keyEnd: keyEnd.subarray(0, count),
    }),
    get count() {
      return count
    },
  }
}

/**
 * What two spellings of one keyword share: case and spacing do not make another keyword. Of a tidied keyword it is
 * foldKeyword's text; control characters, which only other input has, count as spaces.
 */
function keywordKey(keyword: string): string {
  return keyword
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
