import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'

const FULL_BYTES = 10 * 1024 * 1024

/**
 * Returns a function that appends lines to a log file. A full file becomes the one older file. Lines that the disk does
 * not take go to standard error.
 */
export function openLogFile(file: string, fullBytes = FULL_BYTES): (line: string) => void {
  let size: number | null = null
  return (line) => {
    try {
      size ??= prepare(file)
      if (size + line.length > fullBytes) {
        renameSync(file, `${file}.1`)
        size = 0
      }
      appendFileSync(file, line, { mode: 0o600 })
      size += line.length
    } catch {
      process.stderr.write(line)
    }
  }
}

/** Returns the size of the file, 0 when there is none yet. */
function prepare(file: string): number {
  mkdirSync(dirname(file), { recursive: true })
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
