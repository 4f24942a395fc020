import { createHash, randomUUID } from 'node:crypto'
import { open, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '../error-codes.ts'
import { withFileSentence } from '../file-trouble.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import type { Manifest } from './manifest.ts'
import { nameFile } from './part-names.ts'

/** A folder of files that belong to the product's data. */
export interface FileStore {
  /** The store's name in backups, which never changes: lower case letters, digits and hyphens. */
  name: string
  folder: string
  /**
   * Stops all writing to files that are changed in place, until they are copied. Without it, files are read where they
   * are.
   */
  hold?: (input: { url: string; folder: string }) => Promise<HeldFiles>
}

/** Files to which writing is stopped. */
export interface HeldFiles {
  /** Copies the files; after that they may be written to. */
  copy(into: string): Promise<void>
  letGo(): Promise<void>
}

/**
 * Stops writing to the files of all stores with `hold`. Returns a function that copies these files and returns the
 * stores with the copies.
 */
export async function holdFiles(
  stores: FileStore[],
  { url, closing }: { url: string; closing: AsyncDisposableStack },
): Promise<() => Promise<FileStore[]>> {
  const copies: (() => Promise<FileStore>)[] = []
  for (const store of stores) {
    const held = await store.hold?.({ url, folder: store.folder })
    if (held !== undefined) closing.defer(() => held.letGo())
    copies.push(async () => (held === undefined ? store : copyAside(store, { held, closing })))
  }
  return async () => {
    const copied: FileStore[] = []
    for (const copy of copies) copied.push(await copy())
    return copied
  }
}

async function copyAside(
  { name, folder }: FileStore,
  { held, closing }: { held: HeldFiles; closing: AsyncDisposableStack },
): Promise<FileStore> {
  const into = `${folder}.copied-${randomUUID()}`
  closing.defer(() => rm(into, { recursive: true, force: true }))
  await withFileSentence(into, () => held.copy(into))
  await held.letGo()
  return { name, folder: into }
}

/** Adds every file of the stores, each as long as it was when it was opened. */
export async function archiveFiles(archive: ArchiveWriter, stores: FileStore[]): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  for (const store of stores) files.push(...(await archiveFolder(archive, store)))
  return files
}

async function archiveFolder(
  archive: ArchiveWriter,
  { name, folder }: FileStore,
): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  for (const path of await listFiles(folder)) {
    const handle = await open(join(folder, path), 'r')
    try {
      const { size } = await handle.stat()
      const sha256 = createHash('sha256')
      const content = size === 0 ? [] : handle.createReadStream({ start: 0, end: size - 1, autoClose: false })
      await archive.addStream(nameFile(name, path), size, hashed(content, sha256))
      files.push({ path: nameFile(name, path), bytes: size, sha256: sha256.digest('hex') })
    } finally {
      await handle.close()
    }
  }
  return files
}

async function* hashed(
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  sha256: { update(chunk: Uint8Array): unknown },
) {
  for await (const chunk of content) {
    sha256.update(chunk)
    yield chunk
  }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** Unpacks files of a backup beside the folders that they belong to, where nothing reads them yet. */
export function stageFiles(stores: FileStore[]) {
  const staged = stores.map((store) => ({ ...store, beside: `${store.folder}.restoring` }))
  return {
    async take(storeName: string, path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
      const store = staged.find(({ name }) => name === storeName)
      if (store === undefined) throw new Error(`a backup holds files of ${storeName}, which nobody knows`)
      const target = join(store.beside, path)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      const handle = await open(target, 'wx', 0o600)
      await pipeline(content, handle.createWriteStream({ flush: true }))
    },
    /** Replaces the folders by the unpacked files. */
    async keep(): Promise<void> {
      for (const { beside, folder } of staged) {
        await mkdir(beside, { recursive: true, mode: 0o700 })
        await rm(folder, { recursive: true, force: true })
        await rename(beside, folder)
      }
    },
    async drop(): Promise<void> {
      for (const { beside } of staged) await rm(beside, { recursive: true, force: true })
    },
  }
}
