import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { keywordImport } from '../../contract.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

export type KeywordImport = z.infer<typeof keywordImport>

const storedImport = keywordImport.omit({ skippedReasons: true }).extend({
  batches: z.number(),
  skipped_reasons: z.record(z.string(), z.number()),
})

type StoredImport = z.infer<typeof storedImport>

const columns = sql`
  id as "importId", kind, label, added, joined, skipped, skipped_reasons, batches,
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(ended_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ended_at,
  to_char(undone_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as undone_at
`
const MOST_LISTED = 100

/** The imports of a plan that had rows or were ended, the latest first. */
export async function listImports({ database }: Reads, { plan }: { plan: Plan }): Promise<KeywordImport[]> {
  const rows = await listRows(database, storedImport)`
    select ${columns} from keyword_imports
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and (batches > 0 or ended_at is not null)
    order by id desc limit ${MOST_LISTED}
  `
  return rows.map(describe)
}

/** Reads and locks an import of the plan. Throws NotFound without one, and Conflict when it was undone. */
export async function openImport(
  { database }: Reads,
  { plan, importId }: { plan: Plan; importId: number },
): Promise<KeywordImport & { batches: number }> {
  const stored = await findRow(database, storedImport)`
    select ${columns} from keyword_imports
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${importId}
    for update
  `
  if (stored === null) throw new NotFound('There is nothing under this id.')
  if (stored.undone_at !== null) throw new Conflict('This import was undone already.')
  return { ...describe(stored), batches: stored.batches }
}

function describe({ skipped_reasons: reasons, batches: _batches, ...rest }: StoredImport): KeywordImport {
  return { ...rest, skippedReasons: Object.entries(reasons).map(([reason, count]) => ({ reason, count })) }
}
