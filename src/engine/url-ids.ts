import { SERP_DEPTH } from './limits.ts'
import { normalizeUrl } from './normalize-url.ts'

/**
 * Numbers pages 0, 1, 2, ... as their URLs come. The pages of one SERP are noted first and numbered together,
 * so that their places in a table larger than any cache are fetched side by side.
 */
interface UrlIds {
  /** Notes the page behind the URL in UTF-8 bytes [start, end), once each and ten at most. */
  note(bytes: Uint8Array, start: number, end: number): void
  /** Notes the page with this hash likewise: how pages come back without their text. */
  noteHash(low: number, high: number): void
  /** The hash halves of the noted pages, low before high; forgets them. */
  takeHashes(): Int32Array
  /** Writes the ids of the noted pages to ids[at ..] and forgets them; returns how many. */
  take(ids: Int32Array, at: number): number
  forget(): void
  /** The id of the page with this hash, new or known: how pages come back from a file without their text. */
  idOf(low: number, high: number): number
  /** The hash of each page by id: hashes[2 * id] is its low half, hashes[2 * id + 1] its high half. */
  hashes(): Int32Array
  readonly count: number
}

const FIRST = 1 << 14
const SLASH = 47
const DOT = 46

/**
 * Keeps 64 bits of hash a page and no text: among 5 million pages the odds of one clash are 1 in 10^5. State files
 * and kept search results hold these hashes: another way to hash needs another version of the one, and a migration that
 * empties the others.
 */
export function createUrlIds(): UrlIds {
  /** Three numbers a slot, side by side for the cache: id + 1 (0 is free), low and high half of the hash. */
  let slots = new Int32Array(FIRST * 3)
  let mask = FIRST - 1
  let count = 0
  const low = new Int32Array(SERP_DEPTH)
  const high = new Int32Array(SERP_DEPTH)
  let noted = 0
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()

  function note(bytes: Uint8Array, start: number, end: number): void {
    if (noted === SERP_DEPTH) return
    const from = hostStart(bytes, start, end)
    if (from < 0) return noteText(bytes, start, end)
    let to = end
    while (to > from && bytes[to - 1] === SLASH) to--
    let slash = from
    let care = 0
    while (slash < to && bytes[slash] !== SLASH) care |= HOST_CARE[bytes[slash++]]
    if (care !== 0 || mayBeAmp(bytes, from, slash, to) || !notePage(bytes, from, to))
      noteText(bytes, start, end)
  }

  function noteText(bytes: Uint8Array, start: number, end: number): void {
    const page = encoder.encode(normalizeUrl(decoder.decode(bytes.subarray(start, end))))
    if (page.length > 0) notePage(page, 0, page.length, false)
  }

  /**
   * Notes the page as it stands, unless it has a byte that asks for the careful way and doubt is allowed:
   * then it says false. Takes four bytes a step; the tail goes in together with the length.
   */
  function notePage(bytes: Uint8Array, from: number, to: number, mayDoubt = true): boolean {
    let a = to - from
    let b = 0x6b43a9b5
    let care = 0
    let at = from
    for (; at + 4 <= to; at += 4) {
      const first = bytes[at]
      const second = bytes[at + 1]
      const third = bytes[at + 2]
      const fourth = bytes[at + 3]
      care |= PATH_CARE[first] | PATH_CARE[second] | PATH_CARE[third] | PATH_CARE[fourth]
      const word = first | (second << 8) | (third << 16) | (fourth << 24)
      a = Math.imul(((a << 5) | (a >>> 27)) ^ word, 0x9e3779b1)
      b = Math.imul(((b << 13) | (b >>> 19)) ^ word, 0x5f356495)
    }
    let tail = 0
    for (; at < to; at++) {
      care |= PATH_CARE[bytes[at]]
      tail = (tail << 8) | bytes[at]
    }
    if (to === from || (mayDoubt && care !== 0)) return to === from
    a = Math.imul(a ^ tail, 0x85ebca6b)
    b = Math.imul(b ^ tail, 0xc2b2ae35)
    a ^= (a >>> 15) ^ (b >>> 9)
    b ^= (b >>> 13) ^ (a >>> 7)
    noteHash(a, b)
    return true
  }

  function noteHash(lowHalf: number, highHalf: number): void {
    if (noted === SERP_DEPTH) return
    for (let i = 0; i < noted; i++) if (low[i] === lowHalf && high[i] === highHalf) return
    low[noted] = lowHalf
    high[noted++] = highHalf
  }

  function takeHashes(): Int32Array {
    const halves = new Int32Array(2 * noted)
    for (let i = 0; i < noted; i++) halves.set([low[i], high[i]], 2 * i)
    noted = 0
    return halves
  }

  function take(ids: Int32Array, at: number): number {
    const taken = noted
    for (let i = 0; i < taken; i++) ids[at + i] = idOf(low[i], high[i])
    noted = 0
    return taken
  }

  function idOf(lowHalf: number, highHalf: number): number {
    let slot = (lowHalf & mask) * 3
    while (slots[slot] !== 0) {
      if (slots[slot + 1] === lowHalf && slots[slot + 2] === highHalf) return slots[slot] - 1
      slot = slot === mask * 3 ? 0 : slot + 3
    }
    slots[slot] = ++count
    slots[slot + 1] = lowHalf
    slots[slot + 2] = highHalf
    if (count * 4 > mask * 3) grow()
    return count - 1
  }

  function grow(): void {
    const old = slots
    mask = mask * 2 + 1
    slots = new Int32Array((mask + 1) * 3)
    for (let from = 0; from < old.length; from += 3) {
      if (old[from] === 0) continue
      let slot = (old[from + 1] & mask) * 3
      while (slots[slot] !== 0) slot = slot === mask * 3 ? 0 : slot + 3
      slots[slot] = old[from]
      slots[slot + 1] = old[from + 1]
      slots[slot + 2] = old[from + 2]
    }
  }

  function hashes(): Int32Array {
    const all = new Int32Array(2 * count)
    for (let slot = 0; slot < slots.length; slot += 3)
      if (slots[slot] !== 0) all.set([slots[slot + 1], slots[slot + 2]], 2 * (slots[slot] - 1))
    return all
  }

  return {
    note,
    noteHash,
    take,
    takeHashes,
    idOf,
    hashes,
    forget: () => {
      noted = 0
    },
    get count() {
      return count
    },
  }
}

/** Bytes that ask for the careful way: white space, query, fragment; in a host also upper case, port, user. */
const PATH_CARE = new Uint8Array(256)
for (let byte = 0; byte <= 32; byte++) PATH_CARE[byte] = 1
for (const byte of [35, 63]) PATH_CARE[byte] = 1
const HOST_CARE = PATH_CARE.slice()
for (let byte = 65; byte <= 90; byte++) HOST_CARE[byte] = 1
for (let byte = 128; byte < 256; byte++) HOST_CARE[byte] = 1
for (const byte of [58, 64]) HOST_CARE[byte] = 1

/** Where the host starts behind a lower-case `http(s)://` and `www.`, or -1 where the start is another. */
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

/** Whether host or path shows one of the places where AMP variants carry their mark. */
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
