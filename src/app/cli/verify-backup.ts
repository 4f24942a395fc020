import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyBackup } from '#platform/server/backup/verify-backup.ts'
import { describeBackup } from './describe-backup.ts'
import { readPassphrase } from './read-passphrase.ts'
import { readFileArgument, runToEnd, say, withUsage } from './run-to-end.ts'

const USAGE = 'keyloom verify-backup <file> [--passphrase-file <file>]'
const options = { 'passphrase-file': { type: 'string' } } as const

/** `keyloom verify-backup <file>`: checks a whole backup; needs no database. */
export async function runVerifyBackupCommand(args: string[]): Promise<number> {
  return runToEnd(async () => {
    const { values, positionals } = withUsage(USAGE, () =>
      parseArgs({ args, options, allowPositionals: true }),
    )
    const file = resolve(readFileArgument(positionals, USAGE))
    const manifest = await verifyBackup(file, { passphrase: readPassphrase(values['passphrase-file']) })
    for (const { name, rows } of manifest.tables) say(`${String(rows).padStart(10)}  ${name}`)
    for (const { path, bytes } of manifest.files) say(`${String(bytes).padStart(10)}  ${path}`)
    say(`${file} is whole: ${describeBackup(manifest)}.`)
    return 0
  })
}
