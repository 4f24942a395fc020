import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FileCache } from './file-cache.ts'

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

const LEAST_BYTES = 1_000
const BROTLI_QUALITY = 5
const TEXT =
  /^(text\/|application\/(xml|json|javascript|manifest\+json|rss\+xml|atom\+xml|ld\+json)|image\/svg)/

const packers: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => toGzip(body),
}
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

interface Encoded {
  body: Buffer
  encoding: Encoding | null
}

/** Packs a text for browsers that understand it. */
export async function encodeFile(
  { type, etag, body }: { type: string; etag: string; body: Buffer },
  { accepted, cache }: { accepted: string; cache: FileCache },
): Promise<Encoded> {
  const encoding = isPackable({ type, body }) ? chooseEncoding(accepted) : null
  if (encoding === null) return { body, encoding }
  return { body: await cache.read(`${etag} ${encoding}`, () => packers[encoding](body)), encoding }
}

/** Whether answers with this file depend on what the browser understands. */
export function isPackable({ type, body }: { type: string; body: Buffer }): boolean {
  return body.length > LEAST_BYTES && TEXT.test(type)
}

function chooseEncoding(accepted: string): Encoding | null {
  const wanted = accepted
    .slice(0, 500)
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
  return (
    ENCODINGS.find((one) =>
      wanted.some(([name, quality = '']) => name === one && !/^q=0(\.0*)?$/.test(quality)),
    ) ?? null
  )
}
