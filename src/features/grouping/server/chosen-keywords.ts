import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

type Reading = Pick<MemberContext, 'database'>

export interface Choice {
  plan: Plan
  /** Keywords that may become active. */
  room: number
  /** Whether all inactive keywords are wanted, or those that are queued already. */
  queueKeywords: boolean
}

/** What a run would activate: the most searched first, as many as there is room for (F-059). */
function candidates({ plan, room, queueKeywords }: Choice): RawBuilder<unknown> {
  return sql`
    select id, folded from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and status = 'not_in_plan'
      and (${queueKeywords} or in_queue)
    order by estimated_search_volume desc nulls last, id
    limit ${room}
  `
}

export async function listCandidates({ database }: Reading, choice: Choice): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`${candidates(choice)}`.execute(database)
  return rows.map(({ folded }) => folded)
}

/** Marks them for a run, once: what is added to the plan while it goes on waits for the next one. */
export async function chooseKeywords(
  { database }: Reading,
  { runId, ...choice }: Choice & { runId: number },
): Promise<void> {
  const { plan } = choice
  const { rows } = await sql`
    select from keywords where workspace_id = ${plan.workspaceId} and run_id = ${runId} limit 1
  `.execute(database)
  if (rows.length > 0) return
  await sql`
    with chosen as materialized (${candidates(choice)})
    update keywords k set in_queue = true, run_id = ${runId} from chosen where k.id = chosen.id
  `.execute(database)
}

/** Those that a run has chosen and nobody has touched since. */
export async function listChosen(
  { database }: Reading,
  { plan, runId }: { plan: Plan; runId: number },
): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select folded from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and run_id = ${runId}
      and status = 'not_in_plan' and in_queue
    order by id
  `.execute(database)
  return rows.map(({ folded }) => folded)
}
