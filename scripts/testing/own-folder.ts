import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { isAlive } from '#platform/server/process/identity.ts'

/**
 * Makes a folder that is named after this process and removed when it ends. Removes the folders of processes that
 * were killed; one that belongs to another user stays.
 */
export function makeOwnFolder(place: string, kind: string): string {
  removeLeftovers(place, `${kind}-`)
  const folder = join(place, `${kind}-${process.pid}`)
  mkdirSync(folder)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function removeLeftovers(place: string, prefix: string): void {
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : NaN
    // A container often gives its program the number that the one before it had.
    if (!Number.isInteger(pid) || (pid !== process.pid && isAlive(pid))) continue
    try {
      rmSync(join(place, name), { recursive: true, force: true })
    } catch {
      // Another user's.
    }
  }
}
