import { resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import { readConfig } from '../config/config.ts'
import { KEY_STORE, listFileStores, openInstallation, SCHEMAS } from '../installation.ts'
import { describeBackup } from './describe-backup.ts'
import { readPassphrase } from './read-passphrase.ts'
import { readFileArgument, runToEnd, say, withUsage } from './run-to-end.ts'

const USAGE = 'keyloom backup <file> [--without-key] [--passphrase-file <file>]'
const options = { 'without-key': { type: 'boolean' }, 'passphrase-file': { type: 'string' } } as const

/**
 * `keyloom backup <file>`: writes everything that is stored at one moment; on request without the sealing key, or
 * locked.
 */
export async function runBackupCommand(args: string[]): Promise<number> {
  return runToEnd(async (signal) => {
    const { values, positionals } = withUsage(USAGE, () =>
      parseArgs({ args, options, allowPositionals: true }),
    )
    const file = resolve(readFileArgument(positionals, USAGE))
    const passphrase = readPassphrase(values['passphrase-file'])
    const leftOut = values['without-key'] === true ? [KEY_STORE] : []
    const config = readConfig(process.env)
    await using closing = new AsyncDisposableStack()
    const { url } = await openInstallation({ config, closing, use: 'shared' })
    const stores = listFileStores(config)
    const manifest = await writeBackup({
      url,
      file,
      schema: SCHEMAS.kept,
      stores,
      leftOut,
      passphrase,
      now: new Date(),
      signal,
    })
    say(`${file} holds ${describeBackup(manifest)}.`)
    return 0
  })
}
