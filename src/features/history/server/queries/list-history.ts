import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { readChanges } from '#features/articles/server/index.ts'
import { UNDO_DAYS } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { readImports } from '#features/keywords/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { historyEntry, searchImport } from '../../contract.ts'

type Entry = z.infer<typeof historyEntry>

interface Window {
  plan: Plan
  offset: number
  limit: number
}

const indexRow = z.object({
  source: z.enum(['change', 'import', 'import undone', 'search data']),
  id: z.number(),
})

/** A part of what was done to a plan, the last first. */
export async function listHistory(
  ctx: Reads,
  { plan, offset, limit }: Window,
): Promise<{ entries: Entry[]; total: number }> {
  const places = await listPlaces(ctx, { plan, offset, limit })
  const idsOf = (...sources: Entry['source'][]) =>
    places.filter(({ source }) => sources.includes(source)).map(({ id }) => id)
  const changes = await readChanges(ctx, { plan, ids: idsOf('change') })
  const imports = await readImports(ctx, { plan, ids: idsOf('import', 'import undone') })
  const searches = await readSearchImports(ctx, { plan, ids: idsOf('search data') })
  const entries = places.flatMap(({ source, id }): Entry[] => {
    if (source === 'change') return changes.filter((one) => one.id === id).map((one) => ({ source, ...one }))
    if (source === 'search data')
      return searches.filter(({ runId }) => runId === id).map((one) => ({ source, ...one }))
    return imports.filter(({ importId }) => importId === id).map((one) => ({ source, ...one }))
  })
  return { entries, total: await countEntries(ctx, plan) }
}

async function listPlaces({ database }: Reads, { plan, offset, limit }: Window) {
  return listRows(database, indexRow)`
    select source, id from (${allOf(plan)}) as listed
    order by at desc, source, id desc limit ${limit} offset ${offset}
  `
}

const countRow = z.object({ total: z.number() })

async function countEntries({ database }: Reads, plan: Plan): Promise<number> {
  const { total } = await oneRow(database, countRow)`
    select count(*)::integer as total from (${allOf(plan)}) as listed
  `
  return total
}

/** The source, id and time of every entry. */
function allOf({ workspaceId, id: contentplanId }: Plan): RawBuilder<unknown> {
  return sql`
    select 'change' as source, id, created_at as at from plan_changes
    where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId}
      and (kind <> 'undo' or undone_at is null) and created_at > now() - make_interval(days => ${UNDO_DAYS})
    union all
    select 'import', id, created_at from keyword_imports
    where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and (batches > 0 or ended_at is not null)
    union all
    select 'import undone', id, undone_at from keyword_imports
    where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and removed is not null
    union all
    select 'search data', id, created_at from runs
    where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and name = any (${searchImport.shape.from.options})
  `
}

async function readSearchImports(
  { database }: Reads,
  { plan, ids }: { plan: Plan; ids: readonly number[] },
): Promise<z.infer<typeof searchImport>[]> {
  return listRows(database, searchImport)`
    select r.id as "runId", r.name as from, r.state, r.reason, u.name as "userName",
      to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at
    from runs r left join users u on u.id = r.user_id
    where r.workspace_id = ${plan.workspaceId} and r.id = any (${[...ids]}::integer[])
  `
}
