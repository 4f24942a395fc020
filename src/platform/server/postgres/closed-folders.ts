import { chmodSync, chownSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface User {
  uid: number
  gid: number
}

/**
 * The outermost folder above an existing path that the user may not pass, or null when the user may pass all of them.
 */
export function findClosedFolder(path: string, user: User): string | null {
  return listAbove(realpathSync(path)).find((folder) => !mayPass(folder, user)) ?? null
}

/**
 * Lets the user pass a folder of ours that only root may enter, without being able to list it. A folder with other
 * rights stays as it is.
 */
export function letPass(folder: string, { gid }: User): void {
  const { uid, mode } = statSync(folder)
  if (uid !== 0 || (mode & 0o077) !== 0) return
  chownSync(folder, 0, gid)
  chmodSync(folder, (mode & 0o700) | 0o010)
}

function mayPass(folder: string, user: User): boolean {
  const { uid, gid, mode } = statSync(folder)
  if (uid === user.uid) return (mode & 0o100) !== 0
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0
}

function listAbove(path: string): string[] {
  const above = dirname(path)
  return above === path ? [] : [...listAbove(above), above]
}
