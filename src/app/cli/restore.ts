import { resolve } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { Invalid } from '#platform/errors.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { verifyBackup } from '#platform/server/backup/verify-backup.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { readMigrationFiles } from '#platform/server/database/migration-files.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import { readConfig } from '../config.ts'
import {
  FILLED_TABLES,
  listFileStores,
  migrationsFolder,
  openInstallation,
  PROGRAM_NAME,
  SCHEMAS,
} from '../installation.ts'
import { describeBackup } from './describe-backup.ts'
import { readFileArgument, runToEnd, say, withUsage } from './run-to-end.ts'

const USAGE = 'keyloom restore <file> [--replace [--yes]]'
const options = { replace: { type: 'boolean' }, yes: { type: 'boolean' } } as const

/** `keyloom restore <file>`: into an empty installation, or with --replace instead of what is there. */
export async function runRestoreCommand(args: string[]): Promise<number> {
  return runToEnd(async (signal) => {
    const { values, positionals } = withUsage(USAGE, () =>
      parseArgs({ args, options, allowPositionals: true }),
    )
    const file = resolve(readFileArgument(positionals, USAGE))
    const replaces = values.replace === true
    const config = readConfig(process.env)
    await verifyBackup(file)
    if (replaces && values.yes !== true) await confirm(signal)
    await using closing = new AsyncDisposableStack()
    const { url, adminUrl } = await openInstallation({ config, closing, use: 'alone' })
    await prepareRoles({ url: adminUrl, login: decodeURIComponent(new URL(url).username) })
    const manifest = await restoreBackup({
      url,
      file,
      schemas: SCHEMAS,
      filledTables: FILLED_TABLES,
      migrations: readMigrationFiles(migrationsFolder),
      stores: listFileStores(config),
      programName: PROGRAM_NAME,
      replaces,
    })
    const added = await migrate({ url, folder: migrationsFolder })
    say(`Restored ${describeBackup(manifest)}.`)
    if (added.length > 0) say(`Then brought it up to ${added.at(-1)}.`)
    return 0
  })
}

async function confirm(signal: AbortSignal): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Invalid('--replace loses what is there; add --yes to say that you mean it.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await terminal.question(
      'Everything that is stored here is lost. Type "replace" to go on: ',
      {
        signal,
      },
    )
    if (answer.trim() !== 'replace') throw new Invalid('Nothing was restored.')
  } finally {
    terminal.close()
  }
}
