import { dirname, join } from 'node:path'
import process from 'node:process'
import { factsFolderOf, holdFactFiles } from '#features/performance/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { FileStore } from '#platform/server/backup/file-stores.ts'
import { QUEUE_SCHEMA } from '#platform/server/jobs/queue.ts'
import { redactText } from '#platform/server/redact.ts'
import {
  findRunningPostgres,
  hasPostgresData,
  type PostgresAddresses,
} from '#platform/server/postgres/running-postgres.ts'
import { startPostgres } from '#platform/server/postgres/start-postgres.ts'
import { holdKeys, openKeyFile, type KeyRing } from '#platform/server/secrets/sealing-keys.ts'
import type { Config } from './config/config.ts'
import { lockDataFolder } from './data-lock.ts'
import { projectFolder } from './project-folder.ts'

/** The role of the embedded database, and its database. */
export const DATABASE_ROLE = 'keyloom'
/** How the program's connections are named in the server's lists. */
export const PROGRAM_NAME = 'keyloom'
export const migrationsFolder = join(projectFolder, 'migrations')

/** Where the data is, and what of the database is the program's besides. */
export const SCHEMAS = { kept: 'public', dropped: ['walls', 'facts', QUEUE_SCHEMA] }
/** The tables in which an installation that nobody has used has rows. */
export const FILLED_TABLES = ['schema_migrations', 'instance', 'signing_keys', 'usage_limits']

/** The folder of the keys that secrets are sealed with, by its name in a backup. */
export const KEY_STORE = 'secrets'

/** The folders of files that are data, each with its name in a backup: a line for every one that comes. */
export function listFileStores({ dataFolder }: Pick<Config, 'dataFolder'>): FileStore[] {
  return [
    { name: KEY_STORE, folder: dirname(keyFileOf({ dataFolder })) },
    { name: 'facts', folder: factsFolderOf(dataFolder), hold: holdFactFiles },
  ]
}

export function keyFileOf({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'secrets', 'secrets.key')
}

/** The keys that secrets are sealed with: of the environment, or of the data folder. */
export function openKeys(config: Pick<Config, 'dataFolder' | 'secretKeys'>): KeyRing {
  return config.secretKeys === undefined ? openKeyFile(keyFileOf(config)) : holdKeys(config.secretKeys)
}

interface OpenInput {
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'databasePoolUrl'>
  /** Closes what was opened. */
  closing: AsyncDisposableStack
  /** `shared`: beside the running program. `alone`: nobody else, and a new installation is made where none is. */
  use: 'shared' | 'alone'
}

/** The addresses of the installation's database, which is started for the while where it does not run. */
export async function openInstallation({ config, closing, use }: OpenInput): Promise<PostgresAddresses> {
  const { databaseUrl, dataFolder: folder } = config
  if (databaseUrl !== undefined) return addressesAt(databaseUrl, config.databasePoolUrl)
  if (use === 'shared') {
    const running = findRunningPostgres({ folder, role: DATABASE_ROLE })
    if (running !== null) return running
    if (!hasPostgresData(folder)) {
      throw new Invalid(`There is no data in ${folder}; name its folder with KEYLOOM_DATA.`)
    }
  }
  const lock = await lockDataFolder(folder)
  closing.defer(() => lock.release())
  const postgres = await startPostgres({ log: toStandardError }, { folder, role: DATABASE_ROLE, say: warn })
  closing.defer(() => postgres.stop())
  return postgres
}

/** A PostgreSQL of the operator's, where one login may do what three do in ours. */
export function addressesAt(url: string, poolUrl = url): PostgresAddresses {
  return { url, poolUrl, adminUrl: url }
}

const toStandardError = { warn, error: warn }

function warn(...words: unknown[]): void {
  process.stderr.write(`${redactText(words.filter((word) => typeof word === 'string').join(' '))}\n`)
}
