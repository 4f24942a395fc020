import { decodeSample, decodeText, skipBytes, transcodeToUtf8 } from './decode-text.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { detectEncoding, type Encoding } from './detect-encoding.ts'
import type { Delimiter } from './read-field.ts'
import { refuseForeignBytes, refuseForeignText } from './refuse-foreign-file.ts'
import type { FileSource } from './row-sink.ts'
import { takeSample } from './sample-source.ts'

/** One JSON object a line, as UTF-8 bytes without a byte order mark. */
interface JsonlFile {
  shape: 'jsonl'
  name: string
  encoding: Encoding
  chunks: AsyncIterable<Uint8Array>
}

/** Rows of cells; where the delimiter is null, each line is one keyword. */
export interface DelimitedFile {
  shape: 'delimited'
  name: string
  encoding: Encoding
  delimiter: Delimiter | null
  text: AsyncIterable<string>
  /** Bytes taken from the source so far. */
  countBytes: () => number
}

/** Finds out what a file is by its first bytes, without losing them. Throws Invalid for a file that is no text. */
export async function sniffFile(source: FileSource): Promise<JsonlFile | DelimitedFile> {
  const { name } = source
  const sample = await takeSample(source)
  try {
    refuseForeignBytes(name, sample.bytes)
    const { encoding, markLength } = detectEncoding(sample.bytes)
    const text = decodeSample(sample.bytes.subarray(markLength), encoding)
    refuseForeignText(name, text)
    const bytes = createCounter()
    const chunks = skipBytes(bytes.count(sample.chunks), markLength)
    if (text.trimStart().startsWith('{')) {
      return { shape: 'jsonl', name, encoding, chunks: transcodeToUtf8(chunks, encoding) }
    }
    return {
      shape: 'delimited',
      name,
      encoding,
      delimiter: detectDelimiter(text, sample.isWhole),
      text: decodeText(chunks, encoding),
      countBytes: bytes.total,
    }
  } catch (error) {
    await sample.close()
    throw error
  }
}

function createCounter() {
  let bytes = 0
  return {
    total: () => bytes,
    async *count(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        yield chunk
      }
    },
  }
}
