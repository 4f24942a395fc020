import { access, constants, open, realpath, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { Invalid } from '#platform/errors.ts'
import { writeToStream } from './write-to-stream.ts'

interface Target {
  /** - for standard output; null when this result is not wanted. */
  path: string | null
  write(): Iterable<Uint8Array>
}

/** Throws Invalid, before any work is done, for targets that cannot be written or would overwrite an input. */
export async function checkTargets(paths: (string | null)[], inputs: string[]): Promise<void> {
  const readFrom = new Set(await Promise.all(inputs.map(resolvePath)))
  const taken = new Set<string>()
  for (const path of paths) {
    if (path === null || path === '-') continue
    const place = await resolvePath(path)
    if (readFrom.has(place)) throw new Invalid(`${path} is the file that is read; write to another.`)
    if (taken.has(place)) throw new Invalid(`${path} cannot take both results.`)
    taken.add(place)
    await checkPlace(path, place)
  }
}

async function checkPlace(path: string, place: string): Promise<void> {
  const stats = await statOrNull(place)
  if (stats?.isDirectory()) throw new Invalid(`${path} is a folder; name a file in it.`)
  if (stats !== null && !stats.isFile()) return
  const folder = dirname(place)
  if (!(await statOrNull(folder))?.isDirectory()) throw new Invalid(`The folder of ${path} does not exist.`)
  await access(folder, constants.W_OK).catch(() => {
    throw new Invalid(`The folder of ${path} may not be written to.`)
  })
}

/**
 * Writes all targets or none: each is written to a file beside its place, and renamed at the end. Resolves with the
 * exit code.
 */
export async function writeTargets(targets: Target[]): Promise<number> {
  const drafts: { draft: string; place: string }[] = []
  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  try {
    for (const { path, write } of targets) {
      if (path === null || isInterrupted) continue
      const place = path === '-' ? path : await resolvePath(path)
      const stats = path === '-' ? null : await statOrNull(place)
      if (path === '-') await writeToStream(process.stdout, write(), () => isInterrupted)
      else if (stats !== null && !stats.isFile())
        await writeFile(place, 'w', 0o666, write(), () => isInterrupted)
      else {
        const draft = join(dirname(place), `.${basename(place)}.${process.pid}.part`)
        drafts.push({ draft, place })
        await writeFile(draft, 'wx', stats?.mode ?? 0o666, write(), () => isInterrupted)
      }
    }
    if (isInterrupted) return 130
    for (let [next] = drafts; next !== undefined; [next] = drafts) {
      await rename(next.draft, next.place)
      drafts.shift()
    }
    return 0
  } catch (error) {
    throw explainWriteError(error)
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true })
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

async function writeFile(
  path: string,
  flags: string,
  mode: number,
  chunks: Iterable<Uint8Array>,
  isStopped: () => boolean,
): Promise<void> {
  const file: FileHandle = await open(path, flags, mode)
  try {
    for (const chunk of chunks) {
      if (isStopped()) return
      await file.writeFile(chunk)
    }
    await file.datasync().catch(() => {})
  } finally {
    await file.close()
  }
}

function explainWriteError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Invalid(
      'The disk is full; nothing was written. Free some space or choose another place with --out.',
    )
  if (code === 'EFBIG')
    return new Invalid('The result is larger than files may be here; nothing was written.')
  return error
}

async function resolvePath(path: string): Promise<string> {
  return realpath(path).catch(async () =>
    join(await realpath(dirname(path)).catch(() => dirname(path)), basename(path)),
  )
}

async function statOrNull(path: string) {
  return stat(path).catch(() => null)
}
