import process from 'node:process'
import { Invalid } from '#platform/errors.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import { readConfig } from '../config/config.ts'
import { migrationsFolder, openInstallation } from '../installation.ts'
import { runToEnd, say } from './run-to-end.ts'

/** `keyloom migrate`: applies migrations, as every start does. For example before many processes are started. */
export async function runMigrateCommand(args: string[]): Promise<number> {
  return runToEnd(async () => {
    if (args.length > 0) throw new Invalid('Usage: keyloom migrate')
    await using closing = new AsyncDisposableStack()
    const { url, adminUrl } = await openInstallation({
      config: readConfig(process.env),
      closing,
      use: 'shared',
    })
    await prepareRoles({ url: adminUrl, login: decodeURIComponent(new URL(url).username) })
    const applied = await migrate({ url, folder: migrationsFolder })
    for (const name of applied) say(`Applied ${name}.`)
    say('The database is up to date.')
    return 0
  })
}
