import process from 'node:process'
import { openPlan } from '#features/contentplans/server/index.ts'
import { sql } from 'kysely'
import { dayOfVersion, openFactsWithSmallLog } from './versions-of-facts.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'

/** Replaces days with newer and newer versions until it is killed; prints each version after its commit. */
const [url = '', kind = '', dataFolder = '', workspace = '', plan = '', first = ''] = process.argv.slice(2)
const database = openProgramDatabase(url, { name: 'replacing facts' })
const facts = openFactsWithSmallLog(kind, dataFolder)
for (let version = Number(first); ; version++) {
  await database.transaction().execute(async (transaction) => {
    const ctx = { database: transaction, workspaceId: Number(workspace) }
    await sql`select set_config('app.workspaces', ${workspace}, true)`.execute(transaction)
    await facts.replaceDay(ctx, { plan: await openPlan(ctx, Number(plan)), ...dayOfVersion(version) })
  })
  process.stdout.write(`${version}\n`)
}
