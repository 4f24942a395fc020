import { randomUUID } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import process from 'node:process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack, type Header, type Pack } from 'tar-stream'
import { lockWith } from './lock.ts'

export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>
  /** Adds content of exactly `size` bytes. */
  addStream(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void>
}

interface Writing {
  signal: AbortSignal
  /** With a passphrase, the whole file is locked. */
  passphrase: string | undefined
  fill: (archive: ArchiveWriter) => Promise<void>
}

/** Writes a tar.gz whole or not at all: under another name first, flushed to the disk, and then renamed. */
export async function writeArchive(file: string, input: Writing): Promise<void> {
  const unfinished = `${file}.part-${randomUUID()}`
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await writeAll(handle, input)
    await handle.sync()
    await handle.close()
    await rename(unfinished, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeAll(handle: FileHandle, { signal, passphrase, fill }: Writing): Promise<void> {
  const tar = pack()
  const write = (chunks: AsyncIterable<Uint8Array>) => handle.writeFile(chunks)
  const lock = passphrase === undefined ? asItIs : lockWith(passphrase)
  const writing = pipeline(Readable.from(tar), createGzip(), lock, write, { signal })
  writing.catch(() => {})
  const untilFailure = writing.then(() => new Promise<never>(() => {}))
  untilFailure.catch(() => {})
  const add = (name: string, size: number, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
    Promise.race([addEntry(tar, { name, size, mode: 0o600 }, content), untilFailure])
  try {
    await fill({
      add: (name, content) => add(name, content.length, [content]),
      addStream: add,
    })
    tar.finalize()
    await writing
  } catch (error) {
    tar.destroy()
    await writing.catch(() => {})
    throw error
  }
}

const asItIs = (chunks: AsyncIterable<Uint8Array>) => chunks

async function addEntry(
  tar: Pack,
  header: Pick<Header, 'name' | 'size' | 'mode'>,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const added = Promise.withResolvers<void>()
  added.promise.catch(() => {})
  const entry = tar.entry(header, (error) => (error ? added.reject(error) : added.resolve()))
  for await (const chunk of content) {
    if (!entry.write(chunk)) await Promise.race([onceDrained(entry), added.promise])
  }
  entry.end(undefined)
  await added.promise
}

function onceDrained(entry: NodeJS.WritableStream): Promise<void> {
  return new Promise((resolve) => entry.once('drain', resolve))
}

/** Flushes a folder, so that a new name in it survives a power cut, too. Windows cannot do this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
