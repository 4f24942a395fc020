import { resolve } from 'node:path'
import { verifyBackup } from '#platform/server/backup/verify-backup.ts'
import { describeBackup } from './describe-backup.ts'
import { readFileArgument, runToEnd, say } from './run-to-end.ts'

/** `keyloom verify-backup <file>`: needs no database. */
export async function runVerifyBackupCommand(args: string[]): Promise<number> {
  return runToEnd(async () => {
    const file = resolve(readFileArgument(args, 'keyloom verify-backup <file>'))
    const manifest = await verifyBackup(file)
    for (const { name, rows } of manifest.tables) say(`${String(rows).padStart(10)}  ${name}`)
    for (const { path, bytes } of manifest.files) say(`${String(bytes).padStart(10)}  ${path}`)
    say(`${file} is whole: ${describeBackup(manifest)}.`)
    return 0
  })
}
