import { lstatSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { NotConnected } from '#platform/errors.ts'
import { findProgram, tiedToThisProcess, type Command } from '../process/tied-command.ts'
import { findClosedFolder, type User } from './closed-folders.ts'

const NOBODY = 65534
/** Without it, access(2), by which PostgreSQL finds its own programs, ignores the right to pass closed folders. */
const ACCESS_KNOWS_RIGHTS = '--securebits=+no_setuid_fixup'
/** The right to pass closed folders, which is also the right to read every file. */
const READ_SEARCH = { name: 'dac_read_search', bit: 2n }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root: it runs as the owner of its data, or as the user `nobody` for new data. */
export function databaseOwner(dataFolder: string): User {
  const found = lstatSync(dataFolder, { throwIfNoEntry: false })
  return { uid: found?.uid || NOBODY, gid: found?.gid || NOBODY }
}

/**
 * Makes a command run as the database's user; the kernel shuts it down (SIGINT) when this process dies. It has only
 * that user's rights, except below a closed folder, such as a home of mode 0700: there it may read what root may.
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

/** Whether this process can give the right away; containers often deny it to their root. */
function mayGiveRightToPass(): boolean {
  const held = /^CapPrm:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return held !== undefined && ((BigInt(`0x${held}`) >> READ_SEARCH.bit) & 1n) === 1n
}

/** The environment of the database's programs, without the PG* variables and the language of the caller. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env
  return { PATH, SystemRoot, TEMP, TMPDIR, LC_ALL: 'C', TZ: 'UTC' }
}
