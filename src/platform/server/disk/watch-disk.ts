import { setInterval } from 'node:timers'
import type { Log } from '../log.ts'
import { chooseFloor, MB, readDiskSpace, type DiskSpace } from './disk-space.ts'

const LOOK_EVERY_MS = 2_000
/** A full disk takes writes again when this many times its floor is free, so that the state does not flicker. */
const RELIEF = 1.1

/** The disk that everything is stored on. */
export interface Disk {
  /** The sentence for the operator that says why nothing new is stored, or null while there is room. */
  findProblem(): string | null
}

export interface WatchedDisk extends Disk {
  /** Reads the free space at once, as the timer does every two seconds. */
  look(): Promise<void>
  stop(): void
}

/** For programs that have no disk of their own to watch. */
export const ENDLESS_DISK: Disk = { findProblem: () => null }

interface DiskInput {
  folder: string
  /** undefined for the usual floor, 0 for none. */
  floorMegabytes: number | undefined
  readSpace?: (folder: string) => Promise<DiskSpace>
}

/** Checks every two seconds whether the disk of a folder has less room than its floor, and logs each change. */
export async function watchDisk(
  ctx: { log: Log },
  { folder, floorMegabytes, readSpace = readDiskSpace }: DiskInput,
): Promise<WatchedDisk> {
  let problem: string | null = null

  async function look(): Promise<void> {
    // Free space that cannot be read is no reason to refuse anything: the last state stays.
    const space = await readSpace(folder).catch(() => null)
    if (space === null) return
    const floor = chooseFloor(space, floorMegabytes)
    const needed = problem === null ? floor : floor * RELIEF
    const wasFull = problem !== null
    problem = space.freeBytes < needed ? describe(space, floor) : null
    if (problem !== null && !wasFull) ctx.log.error({ folder }, problem)
    if (problem === null && wasFull) ctx.log.warn({ folder }, 'The disk has room again; everything goes on.')
  }

  await look()
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
  return { findProblem: () => problem, look, stop: () => clearInterval(timer) }
}

function describe({ freeBytes }: DiskSpace, floor: number): string {
  const free = Math.floor(freeBytes / MB)
  const kept = Math.ceil(floor / MB)
  return `The disk is full: ${free} MB are free, and ${kept} MB are kept free (FREE_DISK). Nothing new is stored until there is more room.`
}
