import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { keywordImport } from '../../contract.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

interface OfImport {
  plan: Plan
  importId: number
}

const storedImport = keywordImport
  .omit({ skippedReasons: true, examples: true, userName: true, undoneBy: true })
  .extend({ batches: z.number(), skipped_reasons: z.record(z.string(), z.number()) })
type StoredImport = z.infer<typeof storedImport>
export type KeywordImport = Omit<StoredImport, 'skipped_reasons' | 'batches'> &
  Pick<z.infer<typeof keywordImport>, 'skippedReasons'>

const columns = sql`
  i.id as "importId", i.kind, i.label, i.added, i.joined, i.skipped, i.skipped_reasons, i.batches,
  to_char(i.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
  to_char(i.ended_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ended_at,
  to_char(i.undone_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as undone_at,
  jsonb_array_length(i.removed) as removed
`

const MOST_EXAMPLES = 3
const listedImport = storedImport.extend({
  examples: z.array(z.string()),
  userName: z.string().nullable(),
  undoneBy: z.string().nullable(),
})

/** These imports of the plan, in any order. */
export async function readImports(
  { database }: Reads,
  { plan, ids }: { plan: Plan; ids: readonly number[] },
): Promise<z.infer<typeof keywordImport>[]> {
  const rows = await listRows(database, listedImport)`
    select ${columns},
      array(select k.keyword from keywords k where k.workspace_id = i.workspace_id
        and k.contentplan_id = i.contentplan_id and k.import_id = i.id
        order by k.estimated_search_volume desc nulls last, k.id limit ${MOST_EXAMPLES}) as examples,
      (select name from users u where u.id = i.user_id) as "userName",
      (select name from users u where u.id = i.undone_by) as "undoneBy"
    from keyword_imports i
    where i.workspace_id = ${plan.workspaceId} and i.contentplan_id = ${plan.id} and i.id = any (${[...ids]}::integer[])
  `
  return rows.map(describe)
}

/** Reads and locks an import of the plan. Throws NotFound without one, and Conflict when it was undone. */
export async function openImport(ctx: Reads, of: OfImport): Promise<KeywordImport & { batches: number }> {
  const stored = await findImport(ctx, of)
  if (stored.undone_at !== null) throw new Conflict('This import was undone already.')
  return { ...describe(stored), batches: stored.batches }
}

/** Reads and locks an import whose undo can be undone. Throws NotFound without one, and Conflict otherwise. */
export async function openUndone(ctx: Reads, of: OfImport): Promise<{ removed: number }> {
  const { removed } = await findImport(ctx, of)
  if (removed === null) throw new Conflict('There is no undo of this import that could be undone.')
  return { removed }
}

async function findImport({ database }: Reads, { plan, importId }: OfImport): Promise<StoredImport> {
  const stored = await findRow(database, storedImport)`
    select ${columns} from keyword_imports i
    where i.workspace_id = ${plan.workspaceId} and i.contentplan_id = ${plan.id} and i.id = ${importId}
    for update of i
  `
  if (stored === null) throw new NotFound('There is nothing under this id.')
  return stored
}

function describe<Stored extends StoredImport>({
  skipped_reasons: reasons,
  batches: _batches,
  ...rest
}: Stored) {
  return { ...rest, skippedReasons: Object.entries(reasons).map(([reason, count]) => ({ reason, count })) }
}
