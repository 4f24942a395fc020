/** The texts of distinct keywords, in one array. */
export interface KeywordTexts {
  /** UTF-8 of keyword i in its first spelling: text[textStart[i] .. textEnd[i]). */
  text: Uint8Array
  textStart: Uint32Array
  textEnd: Uint32Array
  /** Key of keyword i, in lower case with single spaces: equal keys are one keyword, and keys break ties in order. */
  keyStart: Uint32Array
  keyEnd: Uint32Array
}

const INITIAL_CAPACITY = 1 << 10

/** Numbers distinct keywords 0, 1, 2, ... in the order in which they are added, and keeps their text. */
export class KeywordIds {
  private slots = new Int32Array(INITIAL_CAPACITY * 2)
  private hashes = new Int32Array(INITIAL_CAPACITY)
  private textStart = new Uint32Array(INITIAL_CAPACITY)
  private textEnd = new Uint32Array(INITIAL_CAPACITY)
  private keyStart = new Uint32Array(INITIAL_CAPACITY)
  private keyEnd = new Uint32Array(INITIAL_CAPACITY)
  private text = new Uint8Array(INITIAL_CAPACITY * 32)
  private used = 0
  private known = 0
  private slot = 0
  private hash = 0

  get count(): number {
    return this.known
  }

  /** Adds the keyword unless it is known. Returns its number, or -1 if it is only white space. */
  add(bytes: Uint8Array, start: number, end: number): number {
    const length = this.writeKey(bytes, start, end)
    if (length === 0) return -1
    const known = this.lookUp(length)
    if (known >= 0) return known
    if (this.known === this.hashes.length) this.growRows()
    this.keyStart[this.known] = this.used
    this.keyEnd[this.known] = this.used + length
    this.used += length
    this.storeSpelling(bytes, start, end)
    this.hashes[this.known] = this.hash
    this.slots[this.slot] = ++this.known
    if (this.known * 2 > this.slots.length) this.rehash()
    return this.known - 1
  }

  /** The number of a known keyword, or -1. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const length = this.writeKey(bytes, start, end)
    return length === 0 ? -1 : this.lookUp(length)
  }

  /** Writes the key after the used text, where it stays if the keyword is new; returns its length. */
  private writeKey(bytes: Uint8Array, start: number, end: number): number {
    this.reserve(3 * (end - start) + 16)
    const { text, used } = this
    let to = used
    for (let i = start; i < end; i++) {
      const byte = bytes[i]
      if (byte > 126) return this.writeUnicodeKey(bytes, start, end)
      if (byte > 32) text[to++] = byte >= 65 && byte <= 90 ? byte | 32 : byte
      else if (to > used && text[to - 1] !== 32) text[to++] = 32
    }
    if (to > used && text[to - 1] === 32) to--
    return to - used
  }

  private writeUnicodeKey(bytes: Uint8Array, start: number, end: number): number {
    const key = new TextEncoder().encode(keywordKey(new TextDecoder().decode(bytes.subarray(start, end))))
    this.reserve(key.length)
    this.text.set(key, this.used)
    return key.length
  }

  /** The number of the keyword whose key was just written, or -1; then `slot` is the free slot for it. */
  private lookUp(length: number): number {
    const { text, used, slots, hashes } = this
    let hash = 0x811c9dc5
    for (let i = used; i < used + length; i++) hash = Math.imul(hash ^ text[i], 0x01000193)
    hash ^= hash >>> 15
    const mask = slots.length - 1
    let slot = hash & mask
    let found = -1
    while (slots[slot] !== 0 && found < 0) {
      const at = slots[slot] - 1
      if (hashes[at] === hash && this.hasKey(at, length)) found = at
      else slot = (slot + 1) & mask
    }
    this.hash = hash
    this.slot = slot
    return found
  }

  private hasKey(at: number, length: number): boolean {
    const { text, used } = this
    const start = this.keyStart[at]
    if (this.keyEnd[at] - start !== length) return false
    for (let i = 0; i < length; i++) if (text[start + i] !== text[used + i]) return false
    return true
  }

  private storeSpelling(bytes: Uint8Array, start: number, end: number): void {
    const from = this.keyStart[this.known]
    let same = end - start === this.used - from
    for (let i = 0; same && i < end - start; i++) same = bytes[start + i] === this.text[from + i]
    if (!same) {
      this.reserve(end - start)
      this.text.set(bytes.subarray(start, end), this.used)
      this.used += end - start
    }
    this.textStart[this.known] = same ? from : this.used - (end - start)
    this.textEnd[this.known] = this.used
  }

  private reserve(length: number): void {
    if (this.used + length > this.text.length)
      this.text = new Uint8Array(
        this.text.buffer.transfer(Math.max(this.text.length * 2, this.used + length)),
      )
  }

  private growRows(): void {
    const size = this.known * 8
    this.hashes = new Int32Array(this.hashes.buffer.transfer(size))
    this.textStart = new Uint32Array(this.textStart.buffer.transfer(size))
    this.textEnd = new Uint32Array(this.textEnd.buffer.transfer(size))
    this.keyStart = new Uint32Array(this.keyStart.buffer.transfer(size))
    this.keyEnd = new Uint32Array(this.keyEnd.buffer.transfer(size))
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2)
    const mask = this.slots.length - 1
    for (let at = 0; at < this.known; at++) {
      let free = this.hashes[at] & mask
      while (this.slots[free] !== 0) free = (free + 1) & mask
      this.slots[free] = at + 1
    }
  }

  texts(): KeywordTexts {
    const { known } = this
    return {
      text: this.text.subarray(0, this.used),
      textStart: this.textStart.subarray(0, known),
      textEnd: this.textEnd.subarray(0, known),
      keyStart: this.keyStart.subarray(0, known),
      keyEnd: this.keyEnd.subarray(0, known),
    }
  }
}

/**
 * The key that all spellings of a keyword share: it ignores case and spacing. For a tidied keyword it equals
 * what foldKeyword returns. Control characters, which only untidied input has, count as spaces.
 */
function keywordKey(keyword: string): string {
  return keyword
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
