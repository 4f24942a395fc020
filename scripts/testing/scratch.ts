import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { makeOwnFolder } from './own-folder.ts'

/** Folder that Linux keeps in memory. */
const MEMORY = '/dev/shm'
/** Free memory from which the folder in memory is used. A whole run needs about 400 MB. */
const PLENTY_BYTES = 6 * 1024 ** 3

/**
 * Makes the folder for temporary files of the tests and the programs that they start; it is removed when this process
 * ends. It is in memory if there is enough, because a database has many small files, and copying them on a disk takes
 * longer than most tests.
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
