import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { GROUPING_MODES } from '../../rules.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'

export type GroupingMode = (typeof GROUPING_MODES)[number]

export interface Choice {
  plan: Plan
  /** How many more keywords may become active. */
  room: number
  /** Whether to choose from all inactive keywords, or only from those in the queue. */
  queueKeywords: boolean
  mode: GroupingMode
}

/**
 * A query for the keywords that a run would cluster. `recluster`: all active ones. `add`: the most searched inactive
 * ones, as many as there is room for (F-059).
 */
export function queryCandidates({ plan, room, queueKeywords, mode }: Choice) {
  const wanted =
    mode === 'recluster'
      ? sql`status = 'in_plan'`
      : sql`status = 'not_in_plan' and (${queueKeywords} or in_queue)`
  return sql`
    select id, folded from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and ${wanted}
    order by estimated_search_volume desc nulls last, id
    limit ${mode === 'recluster' ? null : room}
  `
}

const candidateRow = z.object({ id: z.number(), folded: z.string() })

export async function listCandidates({ database }: Reads, choice: Choice): Promise<string[]> {
  const rows = await listRows(database, candidateRow)`${queryCandidates(choice)}`
  return rows.map(({ folded }) => folded)
}

/** A query for the ids of the keywords that a run has chosen. */
export function queryChosen(runId: number): RawBuilder<unknown> {
  return sql`select unnest(keyword_ids) from proposals where run_id = ${runId}`
}

const chosenIdsRow = z.object({ ids: z.array(z.number()) })

/** The ids of the keywords that a run has chosen. */
export async function listChosenIds(
  { database }: Reads,
  { plan, runId }: { plan: Plan; runId: number },
): Promise<number[]> {
  const { ids } = await oneRow(database, chosenIdsRow)`
    select keyword_ids as ids from proposals where workspace_id = ${plan.workspaceId} and run_id = ${runId}
  `
  return ids
}

const chosenRow = z.object({ folded: z.string() })

/** The keywords that a run has chosen, folded, without those that were excluded since. */
export async function listChosen(
  { database }: Reads,
  { plan, runId }: { plan: Plan; runId: number },
): Promise<string[]> {
  const rows = await listRows(database, chosenRow)`
    select k.folded from proposals p, unnest(p.keyword_ids) with ordinality as chosen (id, place)
    join keywords k on k.id = chosen.id
    where p.workspace_id = ${plan.workspaceId} and p.run_id = ${runId}
      and k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and not k.excluded
    order by chosen.place
  `
  return rows.map(({ folded }) => folded)
}
