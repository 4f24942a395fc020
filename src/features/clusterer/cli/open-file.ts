import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import process from 'node:process'
import type { FileSource } from '#features/keywords/files/index.ts'
import { Invalid } from '#platform/errors.ts'

const CHUNK = 1 << 18

/**
 * Opens a file on disk, or standard input for -, to read it block by block. Throws Invalid when it cannot be read.
 */
export async function openFile(path: string): Promise<FileSource> {
  if (path === '-') return { name: 'standard input', size: null, chunks: process.stdin }
  const file = attempt(path, () => openSync(path, 'r'))
  const stats = fstatSync(file)
  if (stats.isDirectory()) {
    closeSync(file)
    throw new Invalid(`${path} is a folder.`)
  }
  return { name: path, size: stats.isFile() ? stats.size : null, chunks: readChunks(path, file) }
}

async function* readChunks(path: string, file: number): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const chunk = new Uint8Array(CHUNK)
      const length = attempt(path, () => readSync(file, chunk))
      if (length === 0) return
      yield chunk.subarray(0, length)
    }
  } finally {
    closeSync(file)
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read: you have no permission',
  EISDIR: 'is a folder',
  ENOTDIR: 'is below something that is not a folder',
}

function attempt<Result>(path: string, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Invalid(`${path} ${REASONS[code] ?? `cannot be read (${code})`}.`)
  }
}
