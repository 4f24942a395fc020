import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { Invalid } from '#platform/errors.ts'
import { withFileSentence } from '../file-trouble.ts'
import { POSTGRES_MAJOR, type PostgresBinaries } from './binaries.ts'
import { letPass } from './closed-folders.ts'
import { databaseOwner, isRoot } from './database-user.ts'
import { runDatabaseProgram, runSingleUser } from './run-program.ts'

interface DataFolderInput {
  binaries: PostgresBinaries
  dataFolder: string
  passwordFile: string
  /** The login role and the database of the same name that the program uses. */
  role: string
}

/** Makes the data folder, or checks the existing one. New data appears whole or not at all. */
export async function prepareDataFolder(input: DataFolderInput): Promise<'made' | 'found'> {
  const { dataFolder } = input
  await withFileSentence(dirname(dataFolder), () => {
    removeHalfDone(dataFolder)
    if (isRoot()) letPass(dirname(dataFolder), databaseOwner(dataFolder))
  })
  if (!existsSync(dataFolder)) {
    await createDataFolder(input)
    return 'made'
  }
  const version = await withFileSentence(dataFolder, () => findVersion(dataFolder))
  if (version === null) {
    throw new Invalid(`${dataFolder} holds no PostgreSQL data; move that folder away or choose another one.`)
  }
  if (version !== POSTGRES_MAJOR) {
    throw new Invalid(
      `The data in ${dataFolder} was written by PostgreSQL ${version}, and this program brings ${POSTGRES_MAJOR}; ` +
        `move it with the program's version that wrote it, or name a PostgreSQL ${version} server in DATABASE_URL.`,
    )
  }
  return 'found'
}

/** Sets new passwords for data whose password file was lost. No server may run meanwhile. */
export async function resetPasswords({ binaries, dataFolder, role, password }: PasswordInput): Promise<void> {
  await runSingleUser({
    binaries,
    folder: dataFolder,
    name: dataFolder,
    statements: ['postgres', role].map((who) => `alter role ${who} password '${password}'`),
  })
}

interface PasswordInput {
  binaries: PostgresBinaries
  dataFolder: string
  role: string
  password: string
}

async function createDataFolder(input: DataFolderInput): Promise<void> {
  const { dataFolder, passwordFile, binaries, role } = input
  const building = `${dataFolder}.new-${randomUUID()}`
  const shared = { binaries, folder: building, name: dataFolder }
  await withFileSentence(dataFolder, () => {
    mkdirSync(building, { mode: 0o700 })
    giveToDatabase(building)
  })
  try {
    await makeReadable(passwordFile, () =>
      runDatabaseProgram({ ...shared, program: 'initdb', args: initdbWords(building, passwordFile) }),
    )
    const password = readFileSync(passwordFile, 'utf8').trim()
    await runSingleUser({
      ...shared,
      statements: [
        `create role ${role} login password '${password}'`,
        `create database ${role} owner ${role}`,
      ],
    })
    renameSync(building, dataFolder)
  } catch (error) {
    rmSync(building, { recursive: true, force: true })
    throw error
  }
}

/** Gives the password file to the database's user during the work, because initdb reads it as that user. */
async function makeReadable(file: string, work: () => Promise<void>): Promise<void> {
  const { uid, gid } = statSync(file)
  giveToDatabase(file)
  try {
    await work()
  } finally {
    if (isRoot()) chownSync(file, uid, gid)
  }
}

function giveToDatabase(path: string): void {
  if (isRoot()) chownSync(path, databaseOwner(path).uid, databaseOwner(path).gid)
}

function initdbWords(folder: string, passwordFile: string): string[] {
  const login = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const language = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  return ['-D', folder, ...login, ...language, '--data-checksums', '--no-instructions']
}

function removeHalfDone(dataFolder: string): void {
  const prefix = `${basename(dataFolder)}.new-`
  for (const name of readdirSync(dirname(dataFolder))) {
    if (name.startsWith(prefix)) rmSync(join(dirname(dataFolder), name), { recursive: true, force: true })
  }
}

function findVersion(dataFolder: string): number | null {
  if (!existsSync(join(dataFolder, 'PG_VERSION'))) {
    readdirSync(dataFolder)
    return null
  }
  return Number(readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8').trim())
}
