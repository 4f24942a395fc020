import { spawnSync } from 'node:child_process'
import process from 'node:process'

const AS_NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']

/** The command by which root runs another one as an ordinary user (empty if the tests do not run as root), or null when
 * that user may not read this checkout. */
export function findOrdinaryUser(): string[] | null {
  if (process.getuid?.() !== 0) return []
  const [command = '', ...args] = AS_NOBODY
  return spawnSync(command, [...args, 'ls', 'package.json'], { stdio: 'ignore' }).status === 0
    ? AS_NOBODY
    : null
}
