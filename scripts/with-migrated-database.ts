import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#platform/server/database/migrate.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import { startPostgres } from '#platform/server/postgres/start-postgres.ts'

/** Works on a fresh database that has every migration, and is gone afterwards. */
export async function withMigratedDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom-docs-'))
  const log = { warn: console.error, error: console.error }
  const postgres = await startPostgres({ log }, { folder, role: 'keyloom', isDurable: false })
  try {
    await prepareRoles({ url: postgres.adminUrl, login: 'keyloom' })
    await migrate({ url: postgres.adminUrl, folder: 'migrations' })
    return await work(postgres.adminUrl)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
