import { SERP_DEPTH } from './limits.ts'
import { normalizeUrl } from './normalize-url.ts'

const INITIAL_SLOTS = 1 << 14
const SLASH = 47
const DOT = 46

/**
 * Numbers pages 0, 1, 2, ... in the order in which their URLs are added. The pages of one SERP are noted first and
 * then numbered together, so that the processor fetches their slots of the table, which is larger than any cache, in
 * parallel.
 *
 * Keeps a hash of 64 bits for each page and no text: among 5 million pages the probability of a collision is 1 in
 * 10^5. State files and stored search results contain these hashes: changing the hash needs a new version of the
 * state file, and a migration that empties the stored hashes.
 */
export class UrlIds {
  /** Three numbers for each slot, adjacent for the cache: id + 1 (0 is free), low and high half of the hash. */
  private slots = new Int32Array(INITIAL_SLOTS * 3)
  private mask = INITIAL_SLOTS - 1
  private known = 0
  private readonly low = new Int32Array(SERP_DEPTH)
  private readonly high = new Int32Array(SERP_DEPTH)
  private noted = 0
  private readonly encoder = new TextEncoder()
  private readonly decoder = new TextDecoder()

  get count(): number {
    return this.known
  }

  /** Notes the page of the URL in UTF-8 bytes [start, end), unless it is noted already or ten pages are. */
  note(bytes: Uint8Array, start: number, end: number): void {
    if (this.noted === SERP_DEPTH) return
    const from = hostStart(bytes, start, end)
    if (from < 0) return this.noteText(bytes, start, end)
    let to = end
    while (to > from && bytes[to - 1] === SLASH) to--
    let slash = from
    let unusual = 0
    while (slash < to && bytes[slash] !== SLASH) unusual |= UNUSUAL_IN_HOST[bytes[slash++]]
    if (unusual !== 0 || mayBeAmp(bytes, from, slash, to) || !this.notePage(bytes, from, to))
      this.noteText(bytes, start, end)
  }

  private noteText(bytes: Uint8Array, start: number, end: number): void {
    const page = this.encoder.encode(normalizeUrl(this.decoder.decode(bytes.subarray(start, end))))
    if (page.length > 0) this.notePage(page, 0, page.length, false)
  }

  /**
   * Hashes bytes [from, to) and notes the page. Returns false, and notes nothing, if `mayRefuse` and there is a
   * byte that needs `normalizeUrl`. The hash starts from the length and takes four bytes at a time.
   */
  private notePage(bytes: Uint8Array, from: number, to: number, mayRefuse = true): boolean {
    let a = to - from
    let b = 0x6b43a9b5
    let unusual = 0
    let at = from
    for (; at + 4 <= to; at += 4) {
      const first = bytes[at]
      const second = bytes[at + 1]
      const third = bytes[at + 2]
      const fourth = bytes[at + 3]
      unusual |=
        UNUSUAL_IN_PATH[first] | UNUSUAL_IN_PATH[second] | UNUSUAL_IN_PATH[third] | UNUSUAL_IN_PATH[fourth]
      const word = first | (second << 8) | (third << 16) | (fourth << 24)
      a = Math.imul(((a << 5) | (a >>> 27)) ^ word, 0x9e3779b1)
      b = Math.imul(((b << 13) | (b >>> 19)) ^ word, 0x5f356495)
    }
    let tail = 0
    for (; at < to; at++) {
      unusual |= UNUSUAL_IN_PATH[bytes[at]]
      tail = (tail << 8) | bytes[at]
    }
    if (to === from || (mayRefuse && unusual !== 0)) return to === from
    a = Math.imul(a ^ tail, 0x85ebca6b)
    b = Math.imul(b ^ tail, 0xc2b2ae35)
    a ^= (a >>> 15) ^ (b >>> 9)
    b ^= (b >>> 13) ^ (a >>> 7)
    this.noteHash(a, b)
    return true
  }

  /** Notes the page with this hash, under the same conditions: for pages that are stored without their text. */
  noteHash(lowHalf: number, highHalf: number): void {
    const { low, high, noted } = this
    if (noted === SERP_DEPTH) return
    for (let i = 0; i < noted; i++) if (low[i] === lowHalf && high[i] === highHalf) return
    low[noted] = lowHalf
    high[noted] = highHalf
    this.noted = noted + 1
  }

  /** Returns the hash halves of the noted pages, low before high, and forgets these pages. */
  takeHashes(): Int32Array {
    const halves = new Int32Array(2 * this.noted)
    for (let i = 0; i < this.noted; i++) halves.set([this.low[i], this.high[i]], 2 * i)
    this.noted = 0
    return halves
  }

  /** Writes the ids of the noted pages to ids[at ..], forgets these pages, and returns how many there were. */
  take(ids: Int32Array, at: number): number {
    const taken = this.noted
    for (let i = 0; i < taken; i++) ids[at + i] = this.idOf(this.low[i], this.high[i])
    this.noted = 0
    return taken
  }

  /** The id of the page with this hash; a new page gets a new id. */
  idOf(lowHalf: number, highHalf: number): number {
    const { slots, mask } = this
    let slot = (lowHalf & mask) * 3
    while (slots[slot] !== 0) {
      if (slots[slot + 1] === lowHalf && slots[slot + 2] === highHalf) return slots[slot] - 1
      slot = slot === mask * 3 ? 0 : slot + 3
    }
    slots[slot] = ++this.known
    slots[slot + 1] = lowHalf
    slots[slot + 2] = highHalf
    if (this.known * 4 > mask * 3) this.grow()
    return this.known - 1
  }

  private grow(): void {
    const mask = this.mask * 2 + 1
    const slots = new Int32Array((mask + 1) * 3)
    for (let from = 0; from < this.slots.length; from += 3) {
      if (this.slots[from] === 0) continue
      let slot = (this.slots[from + 1] & mask) * 3
      while (slots[slot] !== 0) slot = slot === mask * 3 ? 0 : slot + 3
      slots.set(this.slots.subarray(from, from + 3), slot)
    }
    this.slots = slots
    this.mask = mask
  }

  /** The hash of each page by id: hashes[2 * id] is its low half, hashes[2 * id + 1] its high half. */
  hashes(): Int32Array {
    const { slots } = this
    const all = new Int32Array(2 * this.known)
    for (let slot = 0; slot < slots.length; slot += 3)
      if (slots[slot] !== 0) all.set([slots[slot + 1], slots[slot + 2]], 2 * (slots[slot] - 1))
    return all
  }

  forget(): void {
    this.noted = 0
  }
}

/** Bytes that ask for the careful way: white space, query, fragment; in a host also upper case, port, user. */
const UNUSUAL_IN_PATH = new Uint8Array(256)
for (let byte = 0; byte <= 32; byte++) UNUSUAL_IN_PATH[byte] = 1
for (const byte of [35, 63]) UNUSUAL_IN_PATH[byte] = 1
const UNUSUAL_IN_HOST = UNUSUAL_IN_PATH.slice()
for (let byte = 65; byte <= 90; byte++) UNUSUAL_IN_HOST[byte] = 1
for (let byte = 128; byte < 256; byte++) UNUSUAL_IN_HOST[byte] = 1
for (const byte of [58, 64]) UNUSUAL_IN_HOST[byte] = 1

/** Index where the host starts after a lower-case `http(s)://` and `www.`, or -1 if the URL starts differently. */
function hostStart(bytes: Uint8Array, start: number, end: number): number {
  if (end - start < 8 || bytes[start] !== 104 || bytes[start + 1] !== 116) return -1
  if (bytes[start + 2] !== 116 || bytes[start + 3] !== 112) return -1
  let at = start + 4
  if (bytes[at] === 115) at++
  if (bytes[at] !== 58 || bytes[at + 1] !== SLASH || bytes[at + 2] !== SLASH) return -1
  at += 3
  if (!isWww(bytes, at)) return at
  at += 4
  return isWww(bytes, at) ? -1 : at
}

function isWww(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 119 && bytes[at + 1] === 119 && bytes[at + 2] === 119 && bytes[at + 3] === DOT
}

/** Whether the host or path may belong to an AMP variant, which `normalizeUrl` must handle. */
function mayBeAmp(bytes: Uint8Array, from: number, slash: number, to: number): boolean {
  if (isAmp(bytes, from) || bytes[slash - 1] === DOT) return true
  if (slash >= to) return false
  if (isAmp(bytes, slash + 1) || (bytes[slash + 2] === SLASH && isOrg(bytes, slash))) return true
  const last = bytes[to - 1] | 32
  if (last === 112) return isAmp(bytes, to - 3)
  return (last === 108 && isAmp(bytes, to - 8)) || (last === 109 && isAmp(bytes, to - 7))
}

function isAmp(bytes: Uint8Array, at: number): boolean {
  return (bytes[at] | 32) === 97 && (bytes[at + 1] | 32) === 109 && (bytes[at + 2] | 32) === 112
}

/** AMP caches are `name.cdn.ampproject.org/c/...`: a host in .org before a path of one letter. */
function isOrg(bytes: Uint8Array, slash: number): boolean {
  return bytes[slash - 3] === 111 && bytes[slash - 2] === 114 && bytes[slash - 1] === 103
}
