/** `ascii`: the text has had only ASCII characters so far, so how it encodes others is not known yet. */
export type Encoding = 'ascii' | 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Detects a text's encoding from its first bytes, and how many of them are the byte order mark. */
export function detectEncoding(sample: Uint8Array): { encoding: Encoding; markLength: number } {
  if (startsWith(sample, [0xef, 0xbb, 0xbf])) return { encoding: 'utf-8', markLength: 3 }
  if (startsWith(sample, [0xff, 0xfe])) return { encoding: 'utf-16le', markLength: 2 }
  if (startsWith(sample, [0xfe, 0xff])) return { encoding: 'utf-16be', markLength: 2 }
  return { encoding: detectUnmarked(sample), markLength: 0 }
}

export function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/** Index of the first byte above ASCII; -1 when there is none. */
export function findForeignByte(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte !== undefined && byte >= 0x80) return at
  }
  return -1
}

/** Whether the bytes begin with a character of UTF-8; null when they end inside the character. */
export function isUtf8Character(bytes: Uint8Array): boolean | null {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, 4), { stream: true })
  return text === '' ? null : !text.startsWith('\ufffd')
}

function detectUnmarked(sample: Uint8Array): Encoding {
  const { even, odd } = countZeros(sample)
  // A text's commonest characters are below 256, so in UTF-16 one byte of each pair is mostly zero.
  if (odd > even * 10) return 'utf-16le'
  if (even > odd * 10) return 'utf-16be'
  if (findForeignByte(sample) === -1) return 'ascii'
  return isMostlyUtf8(sample) ? 'utf-8' : 'windows-1252'
}

function countZeros(sample: Uint8Array): { even: number; odd: number } {
  let even = 0
  let odd = 0
  for (let at = sample.indexOf(0); at !== -1; at = sample.indexOf(0, at + 1)) {
    if (at % 2 === 0) even++
    else odd++
  }
  return { even, odd }
}

/**
 * A few broken characters do not mean another encoding than UTF-8: of a windows-1252 text that is read as UTF-8,
 * nearly every accented letter is broken.
 */
function isMostlyUtf8(sample: Uint8Array): boolean {
  // Streaming leaves out the character that the sample's end may have cut.
  const text = new TextDecoder('utf-8').decode(sample, { stream: true })
  const foreign = text.match(/[^\0-\x7f]/gu)?.length ?? 0
  const broken = text.match(/\ufffd/g)?.length ?? 0
  return broken * 10 <= foreign
}
