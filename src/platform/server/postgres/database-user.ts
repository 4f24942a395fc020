import { lstatSync } from 'node:fs'
import process from 'node:process'
import { NotConnected } from '#platform/errors.ts'
import { findProgram, tiedToThisProcess, type Command } from '../process/tied-command.ts'

const NOBODY = 65534
/** Else access(2), by which PostgreSQL looks for its own programs, forgets the right to pass closed folders. */
const ACCESS_KNOWS_RIGHTS = '--securebits=+no_setuid_fixup'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root: who runs it is the owner of its data, or nobody for new data. */
export function databaseOwner(dataFolder: string): { uid: number; gid: number } {
  const found = lstatSync(dataFolder, { throwIfNoEntry: false })
  return { uid: found?.uid || NOBODY, gid: found?.gid || NOBODY }
}

/**
 * The command as the database's user, shut down (SIGINT) by the kernel when this process dies. Root gives
 * its user one right besides: to pass closed folders, as a home of mode 0700 is one.
 */
export function asDatabaseUser(dataFolder: string, command: Command): Command {
  if (!isRoot()) return tiedToThisProcess(command, 'INT')
  const setpriv = findProgram('setpriv')
  if (process.platform !== 'linux' || setpriv === null) {
    throw new NotConnected(
      'PostgreSQL does not run as root, and changing the user needs the program setpriv (package util-linux); ' +
        'install it, start as an ordinary user, or name a PostgreSQL of your own in DATABASE_URL.',
    )
  }
  const { uid, gid } = databaseOwner(dataFolder)
  const user = ['--pdeathsig', 'INT', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', ACCESS_KNOWS_RIGHTS]
  return { command: setpriv, args: [...user, ...rights, command.command, ...command.args] }
}

/** Nothing of the caller's PG* variables or language reaches the database. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env
  return { PATH, SystemRoot, TEMP, TMPDIR, LC_ALL: 'C', TZ: 'UTC' }
}
