import { existsSync } from 'node:fs'
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
import { readConfig, type Config } from '../config/config.ts'
import {
  FILLED_TABLES,
  KEY_STORE,
  keyFileOf,
  listFileStores,
  migrationsFolder,
  openInstallation,
  PROGRAM_NAME,
  SCHEMAS,
} from '../installation.ts'
import { describeBackup } from './describe-backup.ts'
import { readPassphrase } from './read-passphrase.ts'
import { readFileArgument, runToEnd, say, withUsage } from './run-to-end.ts'

const USAGE = 'keyloom restore <file> [--passphrase-file <file>] [--replace [--yes]]'
const options = {
  'passphrase-file': { type: 'string' },
  replace: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

/** `keyloom restore <file>`: into an empty installation, or with --replace instead of the present data. */
export async function runRestoreCommand(args: string[]): Promise<number> {
  return runToEnd(async (signal) => {
    const { values, positionals } = withUsage(USAGE, () =>
      parseArgs({ args, options, allowPositionals: true }),
    )
    const file = resolve(readFileArgument(positionals, USAGE))
    const replaces = values.replace === true
    const config = readConfig(process.env)
    const passphrase = readPassphrase(values['passphrase-file'])
    await verifyBackup(file, { passphrase })
    if (replaces && values.yes !== true) await confirm(signal)
    await using closing = new AsyncDisposableStack()
    const { url, adminUrl } = await openInstallation({ config, closing, use: 'alone' })
    await prepareRoles({ url: adminUrl, login: decodeURIComponent(new URL(url).username) })
    const manifest = await restoreBackup({
      url,
      file,
      passphrase,
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
    if (manifest.leftOut.includes(KEY_STORE) && config.secretKeys === undefined) say(askForKey(config))
    return 0
  })
}

function askForKey(config: Pick<Config, 'dataFolder'>): string {
  const keyFile = keyFileOf(config)
  const what = existsSync(keyFile)
    ? `${keyFile} stays as it is; put the one of the installation that was backed up there if it is another`
    : `Put the one of the installation that was backed up at ${keyFile}, with mode 0600`
  return `The backup is without the sealing key. ${what}, before the next start. Without it everything works but connections, which say that their key is missing.`
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
