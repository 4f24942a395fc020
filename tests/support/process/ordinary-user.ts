import { spawnSync } from 'node:child_process'
import process from 'node:process'

const AS_NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']

/** What root puts before a command so that an ordinary user runs it; null where that user may not read this checkout. */
export function findOrdinaryUser(): string[] | null {
  if (process.getuid?.() !== 0) return []
  const [command = '', ...args] = AS_NOBODY
  return spawnSync(command, [...args, 'ls', 'package.json'], { stdio: 'ignore' }).status === 0
    ? AS_NOBODY
    : null
}
