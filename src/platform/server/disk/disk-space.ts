import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

export const MB = 1_000_000
/** PostgreSQL keeps its write-ahead log in files of 16 MB, and cannot start again without room for one. */
const USUAL_FLOOR = 500 * MB
const SMALLEST_SHARE = 20

export interface DiskSpace {
  freeBytes: number
  sizeBytes: number
}

/** The space of the disk that a folder is on, or will be on once it is made. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(findExisting(folder))
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}

/** How many bytes are kept free: as many as the operator says, otherwise 500 MB, or a twentieth of a small disk. */
export function chooseFloor({ sizeBytes }: DiskSpace, megabytes: number | undefined): number {
  return megabytes === undefined ? Math.min(USUAL_FLOOR, sizeBytes / SMALLEST_SHARE) : megabytes * MB
}

function findExisting(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : findExisting(dirname(folder))
}
