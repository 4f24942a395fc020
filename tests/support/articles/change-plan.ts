import process from 'node:process'
import { sql } from 'kysely'
import { undoChange } from '#features/articles/server/commands/undo-change.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { applyReclustering } from '#features/clustering/server/commands/resolve-proposal.ts'
import { makeGroupingServices } from '#tests/support/clustering/grouping-services.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { takeItems } from '#platform/items.ts'

// A process for tests to kill: applies the proposal of a run to a plan, or undoes a change.

const [url = '', action = '', ...numbers] = process.argv.slice(2)
const [workspaceId, contentplanId, userId, id] = takeItems(numbers.map(Number), 4)

const database = openProgramDatabase(url, { name: 'changing' })
await sql`select 1`.execute(database)
process.stdout.write('begins\n')
await database.transaction().execute(async (transaction) => {
  await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(transaction)
  const ctx = { database: transaction, workspaceId, actor: { kind: 'user', userId } as const }
  const plan = await openPlan(ctx, contentplanId)
  if (action === 'apply') await applyReclustering(ctx, { plan, runId: id })
  else await undoChange(ctx, makeGroupingServices(), { plan, changeId: id })
})
process.stdout.write('done\n')
await database.destroy()
