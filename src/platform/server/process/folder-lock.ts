import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { errorCode } from '../error-codes.ts'
import { findProcessState, ownIdentity } from './identity.ts'

const HEARTBEAT_MS = 2_000
const SILENCE_MS = 10_000
const TAKEOVER_MS = 5_000

const holderSchema = z.object({
  pid: z.number(),
  started: z.string(),
  place: z.string(),
  address: z.string().nullable(),
})
/** `address` is null until the holder has announced where it can be reached. */
export type LockHolder = z.infer<typeof holderSchema>

export interface FolderLock {
  announce(address: string): void
  release(): void
}

export type LockAnswer = { state: 'locked'; lock: FolderLock } | { state: 'taken'; holder: LockHolder }

/**
 * Takes the lock of a folder, which one process has at a time. A holder that died leaves its file behind; the next
 * process takes it over.
 */
export async function takeFolderLock(file: string): Promise<LockAnswer> {
  for (;;) {
    const lock = createLock(file)
    if (lock !== null) return { state: 'locked', lock }
    const found = readHolder(file)
    if (found === null) await sleep(20)
    else if (found.holder !== null && (await isHeld(file, found.holder))) {
      return { state: 'taken', holder: readHolder(file)?.holder ?? found.holder }
    } else if (found.holder !== null || found.ageMs > TAKEOVER_MS) removeStale(file, found.text)
    else await sleep(50)
  }
}

function createLock(file: string): FolderLock | null {
  const holder = { ...ownIdentity(), address: null }
  if (!createFile(file, JSON.stringify(holder))) return null
  const isOurs = () =>
    readHolder(file)?.holder?.started === holder.started && readHolder(file)?.holder?.pid === holder.pid
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS).unref()
  return {
    announce: (address) => writeFileSync(file, JSON.stringify({ ...holder, address })),
    release() {
      clearInterval(heartbeat)
      if (isOurs()) rmSync(file, { force: true })
    },
  }
}

/** Returns false when the file exists. When the disk is full, no half file is left. */
function createFile(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    if (errorCode(error) === 'ENOSPC') rmSync(file, { force: true })
    throw error
  }
}

/** Returns null when there is no file any more. A null `holder` means that the file is being written, or is damaged. */
function readHolder(file: string): { text: string; holder: LockHolder | null; ageMs: number } | null {
  try {
    const text = readFileSync(file, 'utf8')
    const ageMs = Date.now() - statSync(file).mtimeMs
    return { text, holder: parseHolder(text), ageMs }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

function parseHolder(text: string): LockHolder | null {
  try {
    return holderSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * When the holder's process cannot be seen from here, its heartbeat decides: a change of the file's time, whatever the
 * clocks.
 */
async function isHeld(file: string, holder: LockHolder): Promise<boolean> {
  const state = findProcessState(holder)
  if (state !== 'unseen') return state === 'running'
  const before = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (before === undefined) return false
  const until = Date.now() + Math.min(SILENCE_MS, before + SILENCE_MS - Date.now())
  while (Date.now() < until) {
    await sleep(200)
    if (statSync(file, { throwIfNoEntry: false })?.mtimeMs !== before) return true
  }
  return false
}

/** Works under a second file, so that two processes that see a stale lock cannot remove each other's new one. */
function removeStale(file: string, staleText: string): void {
  const guard = `${file}.takeover`
  const guardAge = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (guardAge > TAKEOVER_MS) rmSync(guard, { force: true })
  if (!createFile(guard, '')) return
  try {
    if (readHolder(file)?.text === staleText) rmSync(file, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

function touch(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // The folder is gone or read-only: the next start then checks the process itself.
  }
}
