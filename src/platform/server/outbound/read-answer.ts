import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { AdapterError } from './adapter-error.ts'
import { brokenAnswer } from './explain-failure.ts'

interface AnswerBody {
  body: Readable
  /** Lower-case names. */
  headers: Record<string, string>
  host: string
  maxBytes: number
}

/** The decoded body of an answer, piece by piece. More than maxBytes, encoded or decoded, is an AdapterError. */
export function decodeAnswer({ body, headers, host, maxBytes }: AnswerBody): AsyncIterable<Uint8Array> {
  const coding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const coded = limit(body, { host, maxBytes })
  if (coding === 'identity' || coding === '') return coded
  const decoder = createDecoder(coding)
  if (decoder === null) throw brokenAnswer(host, 'unknown_encoding')
  pipeline(coded, decoder, () => {})
  return limit(decoder, { host, maxBytes })
}

function createDecoder(coding: string) {
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip()
  return coding === 'br' ? createBrotliDecompress() : null
}

async function* limit(
  pieces: AsyncIterable<Uint8Array>,
  { host, maxBytes }: { host: string; maxBytes: number },
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.byteLength
    if (bytes > maxBytes)
      throw new AdapterError('bad_response', `${host} answers with more than ${describeSize(maxBytes)}.`, {
        reason: 'too_large',
      })
    yield piece
  }
}

function describeSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${Math.ceil(bytes / 1_000_000)} MB`
}
