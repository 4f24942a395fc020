import { crc32, inflateRawSync } from 'node:zlib'
import { expect } from 'vitest'

const END_BYTES = 22

/** The files of a zip archive by their paths, read by its directory; fails when an archive is not as the format says. */
export function unpackZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.subarray(-END_BYTES)
  expect(end.readUInt32LE(0)).toBe(0x06054b50)
  const files = new Map<string, Buffer>()
  let at = end.readUInt32LE(16)
  for (let count = end.readUInt16LE(10); count > 0; count--) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const packedBytes = archive.readUInt32LE(at + 20)
    const nameBytes = archive.readUInt16LE(at + 28)
    const name = archive.subarray(at + 46, at + 46 + nameBytes).toString()
    const start = archive.readUInt32LE(at + 42)
    expect(archive.readUInt32LE(start)).toBe(0x04034b50)
    const content = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const bytes = inflateRawSync(archive.subarray(content, content + packedBytes))
    expect({ crc: crc32(bytes), size: bytes.length }).toEqual({
      crc: archive.readUInt32LE(at + 16),
      size: archive.readUInt32LE(at + 24),
    })
    files.set(name, bytes)
    at += 46 + nameBytes
  }
  expect(at).toBe(archive.length - END_BYTES)
  return files
}
