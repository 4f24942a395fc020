import type { FileSource } from './row-sink.ts'

/** The first bytes of a file, and its chunks from the very first byte on. */
interface Sample {
  bytes: Uint8Array
  /** Whether the sample is the whole file. */
  isWhole: boolean
  chunks: AsyncGenerator<Uint8Array, void>
  /** Closes the source without reading the rest. */
  close: () => Promise<void>
}

const SAMPLE_BYTES = 256 * 1024
/** Larger chunks are split, which limits the memory for decoding one. */
const CHUNK_BYTES = 256 * 1024

export async function takeSample(source: FileSource): Promise<Sample> {
  const iterator = source.chunks[Symbol.asyncIterator]()
  const taken: Uint8Array[] = []
  let length = 0
  let isWhole = false
  while (length < SAMPLE_BYTES) {
    const next = await iterator.next()
    if (next.done) {
      isWhole = true
      break
    }
    taken.push(next.value)
    length += next.value.length
  }
  const bytes = joinBytes(taken)
  return {
    bytes: bytes.subarray(0, SAMPLE_BYTES),
    isWhole: isWhole && length <= SAMPLE_BYTES,
    chunks: cutChunks(bytes, iterator),
    close: () => closeIterator(iterator),
  }
}

export function joinBytes(parts: Uint8Array[]): Uint8Array {
  const [only] = parts
  if (parts.length === 1 && only) return only
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

async function* cutChunks(taken: Uint8Array, iterator: AsyncIterator<Uint8Array>) {
  try {
    yield* cutChunk(taken)
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      yield* cutChunk(next.value)
    }
  } finally {
    await closeIterator(iterator)
  }
}

function* cutChunk(chunk: Uint8Array) {
  for (let at = 0; at < chunk.length; at += CHUNK_BYTES) yield chunk.subarray(at, at + CHUNK_BYTES)
}

async function closeIterator(iterator: AsyncIterator<Uint8Array>) {
  await iterator.return?.()
}
