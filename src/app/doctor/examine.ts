import { Explained } from '#platform/errors.ts'
import { readMigrationFiles } from '#platform/server/database/migration-files.ts'
import { findRunningPostgres, hasPostgresData } from '#platform/server/postgres/running-postgres.ts'
import { readConfig, type Config } from '../config/config.ts'
import { addressesAt, DATABASE_ROLE, migrationsFolder, openInstallation, openKeys } from '../installation.ts'
import { checkDatabase } from './check-database.ts'
import { checkFacts } from './check-facts.ts'
import { checkDataFolder, checkDisk, checkMemory, checkNode, checkPort } from './check-machine.ts'
import { checkExposure } from './check-exposure.ts'
import { checkServices, checkWebApp } from './check-setup.ts'
import { fail, ok, type Finding } from './finding.ts'

interface ExamineInput {
  environment: Record<string, string | undefined>
  /** Whether an embedded database that does not run is started for the examination. */
  startsDatabase: boolean
}

/** Checks everything that an installation needs, without changing anything. */
export async function examine({ environment, startsDatabase }: ExamineInput): Promise<Finding[]> {
  const config = readOrExplain(environment)
  if ('state' in config) return [checkNode(), config]
  return [
    checkNode(),
    ok('configuration', 'can be read.'),
    checkDataFolder(config),
    await checkDisk(config),
    checkMemory(),
    await checkPort(config),
    ...(await examineDatabase(config, startsDatabase)),
    await checkFacts(config),
    checkWebApp(),
    ...checkExposure(config),
    checkServices(config),
  ]
}

function readOrExplain(environment: Record<string, string | undefined>): Config | Finding {
  try {
    return readConfig(environment)
  } catch (error) {
    if (error instanceof Explained) return fail('configuration', error.message)
    throw error
  }
}

async function examineDatabase(config: Config, startsDatabase: boolean): Promise<Finding[]> {
  const { databaseUrl, dataFolder: folder } = config
  const installed = { migrations: readMigrationFiles(migrationsFolder), keys: openKeys(config) }
  const running =
    databaseUrl === undefined
      ? findRunningPostgres({ folder, role: DATABASE_ROLE })
      : addressesAt(databaseUrl, config.databasePoolUrl)
  if (running !== null) return checkDatabase(running.url, { ...installed, poolUrl: running.poolUrl })
  if (!hasPostgresData(folder)) return [ok('database', 'is made at the first start.')]
  if (!startsDatabase)
    return [ok('database', 'does not run, so it was not looked into; add --start for that.')]
  try {
    await using closing = new AsyncDisposableStack()
    const { url, poolUrl } = await openInstallation({ config, closing, use: 'alone' })
    return await checkDatabase(url, { ...installed, poolUrl })
  } catch (error) {
    if (error instanceof Explained) return [fail('database', error.message)]
    throw error
  }
}
