import { createHash } from 'node:crypto'
import { Invalid } from '#platform/errors.ts'
import { readArchive } from './archive-reader.ts'
import { createCounter } from './copy-lines.ts'
import { parseManifest, type Manifest } from './manifest.ts'
import { readPartName } from './part-names.ts'

const LARGEST_MANIFEST = 64 * 1024 * 1024

/**
 * Reads a whole backup and compares everything with its list of contents, which it returns; throws Invalid when they
 * differ.
 */
export async function verifyBackup(
  file: string,
  unlocking: { passphrase?: string | undefined } = {},
): Promise<Manifest> {
  const counters = new Map<string, ReturnType<typeof createCounter>>()
  const files = new Map<string, { bytes: number; sha256: string }>()
  let manifest: Manifest | null = null
  const take = async (name: string, content: AsyncIterable<Uint8Array>): Promise<void> => {
    const part = readPartName(name)
    if (part === null) throw new Invalid(`${file} holds ${JSON.stringify(name)}, which no backup holds.`)
    if (manifest !== null) throw new Invalid(`${file} goes on after its end; use another backup.`)
    switch (part.kind) {
      case 'manifest':
        manifest = parseManifest(await readText(content, file))
        return
      case 'table': {
        const counter = counters.get(part.table) ?? createCounter()
        counters.set(part.table, counter)
        for await (const chunk of content) counter.take(chunk)
        return
      }
      case 'file':
        files.set(name, await countBytes(content))
    }
  }
  await readArchive(file, take, unlocking)
  if (manifest === null) throw new Invalid(`${file} is no backup of Keyloom, or it is cut off.`)
  refuseDifference(file, manifest, { tables: counters, files })
  return manifest
}

async function readText(content: AsyncIterable<Uint8Array>, file: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > LARGEST_MANIFEST) throw new Invalid(`The list of contents of ${file} is too long.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function countBytes(content: AsyncIterable<Uint8Array>) {
  const sha256 = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    sha256.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: sha256.digest('hex') }
}

interface Found {
  tables: Map<string, ReturnType<typeof createCounter>>
  files: Map<string, { bytes: number; sha256: string }>
}

function refuseDifference(file: string, manifest: Manifest, { tables, files }: Found): void {
  const listed = new Set([
    ...manifest.tables.map(({ name }) => name),
    ...manifest.files.map(({ path }) => path),
  ])
  const unlisted = [...tables.keys(), ...files.keys()].find((name) => !listed.has(name))
  if (unlisted !== undefined)
    throw new Invalid(`${file} holds ${unlisted}, which is not in its list of contents.`)
  for (const { name, rows, bytes, sha256 } of manifest.tables) {
    const found = (tables.get(name) ?? createCounter()).end()
    if (found.rows !== rows || found.bytes !== bytes || found.sha256 !== sha256) throw damaged(file, name)
  }
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = files.get(path)
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw damaged(file, path)
  }
}

function damaged(file: string, name: string): Invalid {
  return new Invalid(`${file} is damaged: ${name} is not what was written; use another backup.`)
}
