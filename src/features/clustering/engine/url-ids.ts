import { normalizeUrl } from './normalize-url.ts'

/** Numbers pages 0, 1, 2, ... as their URLs come. */
export interface UrlIds {
  /** The id of the page behind the URL in UTF-8 bytes [start, end), or -1 where nothing is left of it. */
  idOf(bytes: Uint8Array, start: number, end: number): number
  readonly count: number
}

const FIRST = 1 << 12
const SLASH = 47

/** Keeps 64 bits of hash a page and no text: among 5 million pages the odds of one clash are 1 in 10^5. */
export function createUrlIds(): UrlIds {
  let slots = new Int32Array(FIRST * 2)
  let low = new Int32Array(FIRST)
  let high = new Int32Array(FIRST)
  let count = 0
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()

  function idOf(bytes: Uint8Array, start: number, end: number): number {
    const from = hostStart(bytes, start, end)
    if (from < 0) return idOfText(decoder.decode(bytes.subarray(start, end)))
    let to = end
    while (to > from && bytes[to - 1] === SLASH) to--
    let slash = from
    while (slash < to && bytes[slash] !== SLASH) slash++
    for (let i = from; i < to; i++) {
      const byte = bytes[i]
      if (NEEDS_CARE[byte] === 1 || (i < slash && NEEDS_CARE[byte] === 2))
        return idOfText(decoder.decode(bytes.subarray(start, end)))
    }
    if (mayBeAmp(bytes, from, slash, to)) return idOfText(decoder.decode(bytes.subarray(start, end)))
    return to > from ? idOfPlain(bytes, from, to) : -1
  }

  function idOfText(url: string): number {
    const page = encoder.encode(normalizeUrl(url))
    return page.length > 0 ? idOfPlain(page, 0, page.length) : -1
  }

  function idOfPlain(bytes: Uint8Array, from: number, to: number): number {
    let a = 0x2f0b4c47
    let b = 0x6b43a9b5
    for (let i = from; i < to; i++) {
      const byte = bytes[i]
      a = Math.imul(a ^ byte, 0x9e3779b1)
      b = Math.imul(b ^ byte, 0x5f356495) ^ (b >>> 15)
    }
    a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ (b >>> 13)
    b = Math.imul(b ^ (b >>> 16), 0xc2b2ae35) ^ (a >>> 13)
    const mask = slots.length - 1
    let slot = (a ^ (a >>> 15)) & mask
    while (slots[slot] !== 0) {
      const id = slots[slot] - 1
      if (low[id] === a && high[id] === b) return id
      slot = (slot + 1) & mask
    }
    if (count === low.length) grow()
    low[count] = a
    high[count] = b
    if (count * 2 >= slots.length) rehash()
    else slots[slot] = count + 1
    count++
    return count - 1
  }

  function grow(): void {
    const size = low.length * 2
    low = new Int32Array(low.buffer.transfer(size * 4))
    high = new Int32Array(high.buffer.transfer(size * 4))
  }

  /** Doubles the slots and places all pages again, the one being added (number `count`) among them. */
  function rehash(): void {
    slots = new Int32Array(slots.length * 2)
    const mask = slots.length - 1
    for (let id = 0; id <= count; id++) {
      let slot = (low[id] ^ (low[id] >>> 15)) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = id + 1
    }
  }

  return {
    idOf,
    get count() {
      return count
    },
  }
}

/** 1: anywhere in a URL asks for the careful way; 2: only within the host (upper case, port, user). */
const NEEDS_CARE = new Uint8Array(256)
for (let byte = 0; byte <= 32; byte++) NEEDS_CARE[byte] = 1
for (let byte = 65; byte <= 90; byte++) NEEDS_CARE[byte] = 2
for (let byte = 128; byte < 256; byte++) NEEDS_CARE[byte] = 2
for (const byte of [35, 63, 127]) NEEDS_CARE[byte] = 1
for (const byte of [58, 64]) NEEDS_CARE[byte] = 2

/** Where the host starts behind a lower-case `http(s)://` and `www.`, or -1 where the start is another. */
function hostStart(bytes: Uint8Array, start: number, end: number): number {
  if (end - start < 8 || bytes[start] !== 104 || bytes[start + 1] !== 116) return -1
  if (bytes[start + 2] !== 116 || bytes[start + 3] !== 112) return -1
  let at = start + 4
  if (bytes[at] === 115) at++
  if (bytes[at] !== 58 || bytes[at + 1] !== SLASH || bytes[at + 2] !== SLASH) return -1
  at += 3
  if (bytes[at] === 119 && bytes[at + 1] === 119 && bytes[at + 2] === 119 && bytes[at + 3] === 46) at += 4
  return at
}

const AMP = [97, 109, 112]

/** Whether host or path shows one of the places where AMP variants carry their mark. */
function mayBeAmp(bytes: Uint8Array, from: number, slash: number, to: number): boolean {
  if (standsAt(bytes, from, AMP) || bytes[slash - 1] === 46) return true
  if (slash === to) return false
  if (standsAt(bytes, slash + 1, AMP) || (bytes[slash + 2] === SLASH && slash - from > 14 && isAmpCache(bytes, slash)))
    return true
  for (let at = to - 8; at <= to - 3; at++) if (at > slash && (bytes[at] | 32) === 97 && endsAsAmp(bytes, at)) return true
  return false
}

function endsAsAmp(bytes: Uint8Array, at: number): boolean {
  const before = bytes[at - 1]
  return (before === SLASH || before === 46) && (bytes[at + 1] | 32) === 109 && (bytes[at + 2] | 32) === 112
}

function isAmpCache(bytes: Uint8Array, slash: number): boolean {
  return bytes[slash - 4] === 46 && bytes[slash - 3] === 111 && bytes[slash - 2] === 114 && bytes[slash - 1] === 103
}

function standsAt(bytes: Uint8Array, at: number, text: number[]): boolean {
  return text.every((byte, i) => bytes[at + i] === byte)
}
