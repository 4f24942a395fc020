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

/** The name of the embedded database's role, and of the database itself. */
export const DATABASE_ROLE = 'keyloom'
/** The name of the program's connections in the database server's lists. */
export const PROGRAM_NAME = 'keyloom'
export const migrationsFolder = join(projectFolder, 'migrations')

/** `kept` is the schema of the data; `dropped` are the program's other schemas, which a restore makes again. */
export const SCHEMAS = { kept: 'public', dropped: ['walls', 'facts', QUEUE_SCHEMA] }
/** The tables that have rows even in an installation that was never used. */
export const FILLED_TABLES = ['schema_migrations', 'instance', 'signing_keys', 'usage_limits']

/** The name, in backups, of the folder with the keys that secrets are sealed with. */
export const KEY_STORE = 'secrets'

/** The folders of files that belong to the data, each with its name in backups. A new folder gets a line here. */
export function listFileStores({ dataFolder }: Pick<Config, 'dataFolder'>): FileStore[] {
  return [
    { name: KEY_STORE, folder: dirname(keyFileOf({ dataFolder })) },
    { name: 'facts', folder: factsFolderOf(dataFolder), hold: holdFactFiles },
  ]
}

export function keyFileOf({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'secrets', 'secrets.key')
}

/** Opens the keys that secrets are sealed with, from the environment or from the data folder. */
export function openKeys(config: Pick<Config, 'dataFolder' | 'secretKeys'>): KeyRing {
  return config.secretKeys === undefined ? openKeyFile(keyFileOf(config)) : holdKeys(config.secretKeys)
}

interface OpenInput {
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'databasePoolUrl'>
  /** Gets what has to be closed afterwards. */
  closing: AsyncDisposableStack
  /**
   * `shared`: beside the running program. `alone`: without any other process; makes a new installation when there is
   * none.
   */
  use: 'shared' | 'alone'
}

/**
 * Opens the installation's database and returns its addresses. A database that does not run is started for this while.
 */
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

/** The addresses of the operator's own PostgreSQL, where one login may do what three logins do in ours. */
export function addressesAt(url: string, poolUrl = url): PostgresAddresses {
  return { url, poolUrl, adminUrl: url }
}

const toStandardError = { warn, error: warn }

function warn(...words: unknown[]): void {
  process.stderr.write(`${redactText(words.filter((word) => typeof word === 'string').join(' '))}\n`)
}
