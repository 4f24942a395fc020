import { findForeignByte, isUtf8Character, type Encoding } from './detect-encoding.ts'
import { joinBytes } from './sample-source.ts'

/** Decodes a file's chunks one by one; a character that is split between two chunks stays whole. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string, void> {
  let decoder = encoding === 'ascii' ? null : createDecoder(encoding)
  const ascii = createDecoder('windows-1252')
  let undecided: Uint8Array = new Uint8Array(0)
  for await (const chunk of chunks) {
    const bytes = undecided.length > 0 ? joinBytes([undecided, chunk]) : chunk
    undecided = bytes.subarray(0, 0)
    const foreign = decoder ? -1 : findForeignByte(bytes)
    if (foreign !== -1) {
      const verdict = isUtf8Character(bytes.subarray(foreign))
      if (verdict === null) undecided = bytes.slice(foreign)
      else decoder = createDecoder(verdict ? 'utf-8' : 'windows-1252')
    }
    yield (decoder ?? ascii).decode(bytes.subarray(0, bytes.length - undecided.length), { stream: true })
  }
  const rest = decoder ? decoder.decode() : ascii.decode(undecided)
  if (rest !== '') yield rest
}

/** Decodes the sample of a file; a character that the sample's end cuts becomes one replacement character. */
export function decodeSample(sample: Uint8Array, encoding: Encoding): string {
  return createDecoder(encoding === 'ascii' ? 'utf-8' : encoding).decode(sample)
}

/** Converts a file's chunks from their encoding to UTF-8. */
export async function* transcodeToUtf8(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array, void> {
  if (encoding === 'utf-8' || encoding === 'ascii') return yield* chunks
  const encoder = new TextEncoder()
  for await (const text of decodeText(chunks, encoding)) yield encoder.encode(text)
}

/** Skips the first bytes of a file: its byte order mark. */
export async function* skipBytes(
  chunks: AsyncIterable<Uint8Array>,
  count: number,
): AsyncGenerator<Uint8Array, void> {
  let left = count
  for await (const chunk of chunks) {
    const rest = chunk.subarray(left)
    left = Math.max(0, left - chunk.length)
    if (rest.length > 0) yield rest
  }
}

function createDecoder(encoding: Exclude<Encoding, 'ascii'>): TextDecoder {
  return new TextDecoder(encoding, { ignoreBOM: true })
}
