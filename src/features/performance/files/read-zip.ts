import { Invalid } from '#platform/errors.ts'

/** Most files in an archive; every export of Search Console has fewer. */
const MOST_ENTRIES = 50
const MOST_BYTES = 50_000_000

const END = 0x06054b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

interface ZipEntry {
  /** Only shown to users; no file is ever written under this name. */
  name: string
  bytes: Uint8Array
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}

/**
 * Unpacks the files of a small archive, in its order. Throws Invalid for one that is broken, locked, or too large
 * when unpacked.
 */
export async function readZip(name: string, bytes: Uint8Array): Promise<ZipEntry[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = listEntries(name, view)
  const files: ZipEntry[] = []
  let left = MOST_BYTES
  for (const entry of entries) {
    if (entry.name.endsWith('/')) continue
    const unpacked = await unpack(name, view, entry, left)
    left -= unpacked.length
    files.push({ name: entry.name, bytes: unpacked })
  }
  return files
}

interface Listed {
  name: string
  method: number
  isLocked: boolean
  packed: number
  at: number
}

function listEntries(name: string, view: DataView): Listed[] {
  const end = findEnd(view)
  if (end === null) throw broken(name)
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES)
    throw new Invalid(
      `${name} holds ${count} files, which no export of Search Console does. Give the export itself.`,
    )
  const entries: Listed[] = []
  let at = view.getUint32(end + 16, true)
  for (let place = 0; place < count; place++) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) throw broken(name)
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    if (nameLength === undefined || extra === undefined || comment === undefined) throw broken(name)
    if (at + ENTRY_BYTES + nameLength > view.byteLength) throw broken(name)
    entries.push({
      name: new TextDecoder().decode(sliceOf(view, at + ENTRY_BYTES, nameLength)),
      method: view.getUint16(at + 10, true),
      isLocked: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += ENTRY_BYTES + nameLength + extra + comment
  }
  return entries
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at
  return null
}

async function unpack(name: string, view: DataView, entry: Listed, most: number): Promise<Uint8Array> {
  if (entry.isLocked)
    throw new Invalid(`${name} is locked with a password. Give the export as Google made it.`)
  const { at } = entry
  if (at + LOCAL_BYTES > view.byteLength || view.getUint32(at, true) !== LOCAL) throw broken(name)
  const start = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + entry.packed > view.byteLength) throw broken(name)
  const packed = sliceOf(view, start, entry.packed)
  if (entry.method === STORED) return limit(name, packed, most)
  if (entry.method !== DEFLATED)
    throw new Invalid(`${name} is packed in a way that is not read here. Unpack it and give its CSV files.`)
  return inflate(name, packed, most)
}

async function inflate(name: string, packed: Uint8Array, most: number): Promise<Uint8Array> {
  const source = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(Uint8Array.from(packed))
      controller.close()
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw broken(name)
    })
    if (done) break
    size += value.length
    // Stop while unpacking: a small archive can unpack to any size.
    if (size > most) {
      await reader.cancel()
      throw tooLarge(name)
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function limit(name: string, bytes: Uint8Array, most: number): Uint8Array {
  if (bytes.length > most) throw tooLarge(name)
  return bytes
}

function sliceOf(view: DataView, at: number, length: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + at, length)
}

function broken(name: string): Invalid {
  return new Invalid(`${name} is not a complete ZIP archive: download the export again.`)
}

function tooLarge(name: string): Invalid {
  return new Invalid(
    `${name} grows to more than ${MOST_BYTES / 1_000_000} MB when it is unpacked, which no export does.`,
  )
}
