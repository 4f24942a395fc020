import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { makeOwnFolder } from './own-folder.ts'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** What a whole run leaves there at its fullest, many times over. */
const PLENTY_BYTES = 6 * 1024 ** 3

/**
 * A folder for all that tests write, which goes with this process: in memory where there is plenty, because databases
 * are many small files, and a disk takes longer for them than their tests.
 */
export function makeScratch(): string {
  return makeOwnFolder(hasRoomInMemory() ? MEMORY : tmpdir(), 'keyloom-tests')
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) > PLENTY_BYTES
  } catch {
    return false
  }
}
