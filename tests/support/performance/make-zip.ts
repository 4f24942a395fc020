import { deflateRawSync } from 'node:zlib'

/** A zip archive; `method` 0 stores the files uncompressed. */
export function makeZip(
  files: readonly { name: string; text: string | Uint8Array }[],
  { method = 8, flags = 0 }: { method?: number; flags?: number } = {},
): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, text } of files) {
    const content = Buffer.from(text)
    const packed = method === 0 ? content : deflateRawSync(content)
    const title = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(flags, 6)
    local.writeUInt16LE(method, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, title, packed)
    directory.push(entry, title)
    at += local.length + title.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Uint8Array.from(Buffer.concat([...parts, list, end]))
}
