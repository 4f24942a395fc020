import { resolve } from 'node:path'
import process from 'node:process'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import { readConfig } from '../config.ts'
import { listFileStores, openInstallation, SCHEMAS } from '../installation.ts'
import { describeBackup } from './describe-backup.ts'
import { readFileArgument, runToEnd, say } from './run-to-end.ts'

/** `keyloom backup <file>`: everything that is stored, as it is at one moment. */
export async function runBackupCommand(args: string[]): Promise<number> {
  return runToEnd(async (signal) => {
    const file = resolve(readFileArgument(args, 'keyloom backup <file>'))
    const config = readConfig(process.env)
    await using closing = new AsyncDisposableStack()
    const { url } = await openInstallation({ config, closing, use: 'shared' })
    const stores = listFileStores(config)
    const manifest = await writeBackup({ url, file, schema: SCHEMAS.kept, stores, now: new Date(), signal })
    say(`${file} holds ${describeBackup(manifest)}.`)
    return 0
  })
}
