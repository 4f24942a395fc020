import {
  chownSync,
  closeSync,
  copyFileSync,
  openSync,
  readSync,
  fstatSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { isRoot } from './database-user.ts'

const FULL_BYTES = 10 * 1024 * 1024
const MOST_BYTES = 64 * 1024
const LOOK_EVERY_MS = 60 * 60_000

export interface LogFile {
  /** The file descriptor that the child process writes to. */
  descriptor: number
  /** What was written since the last call of `mark`, at most the last 64 KB of it. */
  sinceMark(): string
  mark(): void
  close(): void
}

/**
 * Opens a log file. When it is full, it is copied to one older file and emptied, while postgres continues to write to
 * it.
 */
export function openLogFile(file: string): LogFile {
  const descriptor = openSync(file, 'a+', 0o600)
  if (isRoot()) chownSync(file, statSync(dirname(file)).uid, statSync(dirname(file)).gid)
  rotateWhenFull(file)
  const timer = setInterval(() => rotateWhenFull(file), LOOK_EVERY_MS).unref()
  let from = fstatSync(descriptor).size
  return {
    descriptor,
    sinceMark: () => readFrom(descriptor, from),
    mark: () => (from = fstatSync(descriptor).size),
    close() {
      clearInterval(timer)
      closeSync(descriptor)
    },
  }
}

function rotateWhenFull(file: string): void {
  try {
    if (statSync(file).size < FULL_BYTES) return
    copyFileSync(file, `${file}.1`)
    truncateSync(file)
  } catch {
    // A log that cannot be rotated now is no reason to stop; it is checked again in an hour.
  }
}

function readFrom(descriptor: number, position: number): string {
  const { size } = fstatSync(descriptor)
  const from = Math.max(position, size - MOST_BYTES)
  const buffer = Buffer.alloc(Math.max(0, size - from))
  return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, from))
}
