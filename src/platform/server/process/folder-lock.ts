import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { errorCode } from '../error-codes.ts'
import { findOut, ownIdentity } from './identity.ts'

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

/** One process at a time. A holder that died leaves the file behind; the next one takes it over. */
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

/** False when the file exists; half a file is never left when the disk is full. */
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

/** null: no file any more. A null holder: the file is just being written, or is damaged. */
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

/** Where the holder cannot be looked at, its heartbeat decides: no clock is trusted, only change is. */
async function isHeld(file: string, holder: LockHolder): Promise<boolean> {
  const state = findOut(holder)
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

/** Under a second file, so that two who both see a stale lock cannot remove each other's new one. */
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
    // The folder is gone or read-only: the next start then judges by the process itself.
  }
}
