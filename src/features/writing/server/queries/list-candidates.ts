import { sql } from 'kysely'
import { z } from 'zod'
import { ARTICLE_INTENTS, ARTICLE_STATUSES } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { WRITING } from '../jobs/writing-payload.ts'

const candidate = z.object({
  id: z.number(),
  title: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  intent: z.enum(ARTICLE_INTENTS).nullable(),
  hasPrompt: z.boolean(),
  /** The run that is writing it; null when none is. */
  activeRun: z.number().nullable(),
  /** The attempt of its newest run when that did not come to its end. */
  openAttempt: z.string().nullable(),
})
export type Candidate = z.infer<typeof candidate>

interface Wanted {
  plan: Plan
  /** Absent: all favorites. */
  articleIds: readonly number[] | undefined
}

/** Clusters that may be written together, in the order in which they would be. */
export async function listCandidates(ctx: Reads, wanted: Wanted): Promise<Candidate[]> {
  return findCandidates(ctx, { ...wanted, isLocked: false })
}

/** The same, and locks them, in one order for all, so that two calls never wait for each other. */
export async function lockCandidates(ctx: Reads, wanted: Wanted): Promise<Candidate[]> {
  return findCandidates(ctx, { ...wanted, isLocked: true })
}

async function findCandidates(
  { database }: Reads,
  { plan, articleIds, isLocked }: Wanted & { isLocked: boolean },
): Promise<Candidate[]> {
  const which =
    articleIds === undefined ? sql`a.show_in_map` : sql`a.id = any (${[...articleIds]}::integer[])`
  const chosen = sql`a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and ${which}`
  if (isLocked)
    await sql`
      select from articles a where ${chosen} order by a.id for update
    `.execute(database)
  const rows = await listRows(database, candidate)`
    with newest as materialized (
      select distinct on (cluster) (about ->> 'clusterId')::integer as cluster, id, state, coalesce(payload ->> 'attempt', '') as attempt from runs
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and name = ${WRITING}
      order by cluster, id desc
    )
    select a.id, a.title, a.status, coalesce(a.intent, f.intent) as intent, a.prompt is not null as "hasPrompt",
      case when n.state in ('queued', 'running', 'waiting') then n.id end as "activeRun",
      case when n.state in ('failed', 'cancelled') then n.attempt end as "openAttempt"
    from articles a
    left join article_kinds f on f.article_id = a.id
    left join newest n on n.cluster = a.id
    where ${chosen} order by a.estimated_search_volume desc nulls last, a.id
  `
  if (articleIds === undefined) return rows
  const byId = new Map(rows.map((row) => [row.id, row]))
  return articleIds.map((id) => {
    const found = byId.get(id)
    if (found === undefined) throw new NotFound('There is nothing under this id.')
    return found
  })
}
