import { lstatSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { NotConnected } from '#platform/errors.ts'
import { findProgram, tiedToThisProcess, type Command } from '../process/tied-command.ts'
import { findClosedFolder, type User } from './closed-folders.ts'

const NOBODY = 65534
/** Else access(2), by which PostgreSQL looks for its own programs, forgets the right to pass closed folders. */
const ACCESS_KNOWS_RIGHTS = '--securebits=+no_setuid_fixup'
/** The right to pass closed folders, which is that to read every file as well. */
const READ_SEARCH = { name: 'dac_read_search', bit: 2n }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root: who runs it is the owner of its data, or nobody for new data. */
export function databaseOwner(dataFolder: string): User {
  const found = lstatSync(dataFolder, { throwIfNoEntry: false })
  return { uid: found?.uid || NOBODY, gid: found?.gid || NOBODY }
}

/**
 * The command as the database's user, shut down (SIGINT) by the kernel when this process dies. It has no right beyond
 * that user's, except below a closed folder, such as a home of mode 0700: there it may read what root may.
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
  const owner = databaseOwner(dataFolder)
  const user = ['--pdeathsig', 'INT', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const closed = findClosedFolder(command.command, owner) ?? findClosedFolder(dataFolder, owner)
  const rights = closed === null ? [] : rightToPass(closed)
  return {
    command: setpriv,
    args: [...user, '--no-new-privs', ...rights, command.command, ...command.args],
  }
}

function rightToPass(closed: string): string[] {
  if (!mayGiveRightToPass()) {
    throw new NotConnected(
      `PostgreSQL does not run as root, and the user that it runs as may not pass ${closed}; ` +
        'let others pass it (`chmod o+x`), keep the program and KEYLOOM_DATA elsewhere, start as an ordinary user, ' +
        'or name a PostgreSQL of your own in DATABASE_URL.',
    )
  }
  const { name } = READ_SEARCH
  return [`--inh-caps=+${name}`, `--ambient-caps=+${name}`, ACCESS_KNOWS_RIGHTS]
}

/** Containers often keep this right from their root. */
function mayGiveRightToPass(): boolean {
  const held = /^CapPrm:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return held !== undefined && ((BigInt(`0x${held}`) >> READ_SEARCH.bit) & 1n) === 1n
}

/** Nothing of the caller's PG* variables or language reaches the database. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env
  return { PATH, SystemRoot, TEMP, TMPDIR, LC_ALL: 'C', TZ: 'UTC' }
}
