import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { isAlive } from '#platform/server/process/identity.ts'

/**
 * Makes a folder that is named after this process and removed when it ends. Also removes the folders of processes
 * that were killed, except those of other users.
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
    // In a container, a program often has the same process id as the one of the previous start.
    if (!Number.isInteger(pid) || (pid !== process.pid && isAlive(pid))) continue
    try {
      rmSync(join(place, name), { recursive: true, force: true })
    } catch {
      // The folder of another user stays.
    }
  }
}
