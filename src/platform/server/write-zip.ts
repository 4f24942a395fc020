import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { Invalid } from '#platform/errors.ts'

const deflate = promisify(deflateRaw)

const LOCAL = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800
const DEFLATED = 8
/** 1 January 1980, the first day that the format knows: the same files give the same archive. */
const FIRST_DAY = 0x21
const MOST_FILES = 65_535
const MOST_BYTES = 2 ** 32 - 1

/** A file of an archive; its path has slashes and no first one. */
export interface ZippedFile {
  path: string
  bytes: Buffer
}

/** Writes files into a zip archive, one after the other, without holding more than one of them. */
export async function* writeZip(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
): AsyncGenerator<Uint8Array> {
  const entries: Buffer[] = []
  let at = 0
  for await (const { path, bytes } of files) {
    const name = Buffer.from(path)
    const packed = await deflate(bytes)
    const facts = describeFile({ bytes, packed, name })
    const local = Buffer.concat([number32(LOCAL), facts, name])
    entries.push(writeEntry({ facts, name, at }))
    at += local.length + packed.length
    if (entries.length > MOST_FILES || at > MOST_BYTES)
      throw new Invalid('This is too large for a zip file of 4 GB or 65,535 files.')
    yield local
    yield packed
  }
  const directory = Buffer.concat(entries)
  yield directory
  yield writeEnd({ count: entries.length, size: directory.length, at })
}

/** What is said of a file both before it and in the directory at the end. */
function describeFile({ bytes, packed, name }: Record<'bytes' | 'packed' | 'name', Buffer>): Buffer {
  return Buffer.concat([
    ...[VERSION, UTF8_NAMES, DEFLATED, 0, FIRST_DAY].map(number16),
    ...[crc32(bytes), packed.length, bytes.length].map(number32),
    ...[name.length, 0].map(number16),
  ])
}

function writeEntry({ facts, name, at }: { facts: Buffer; name: Buffer; at: number }): Buffer {
  return Buffer.concat([
    number32(ENTRY),
    number16(VERSION),
    facts,
    // Comment, disk, two kinds of attributes.
    ...[0, 0, 0].map(number16),
    ...[0, at].map(number32),
    name,
  ])
}

function writeEnd({ count, size, at }: { count: number; size: number; at: number }): Buffer {
  return Buffer.concat([
    number32(END),
    ...[0, 0, count, count].map(number16),
    ...[size, at].map(number32),
    number16(0),
  ])
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
