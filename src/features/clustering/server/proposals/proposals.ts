import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { GROUPING_MODES } from '../../rules.ts'
import { queryCandidates, type Choice } from './candidates.ts'

/** Which keyword goes into which cluster. */
const placement = z.object({
  /** The ids of existing clusters, by number; higher numbers are new clusters. */
  articleIds: z.array(z.number()),
  /** The main keyword of each cluster, by number; 0 for a cluster without a keyword. */
  mainKeywordIds: z.array(z.number()),
  /** The SERP overlap of each cluster, by number: 0 to 10, null with fewer than two keywords. */
  overlaps: z.array(z.number().nullable()),
  /**
   * Three lists in the same order: keywords, the ids of the clusters they were in (0: none), the numbers of the new
   * ones.
   */
  keywordIds: z.array(z.number()),
  from: z.array(z.number()),
  clusters: z.array(z.number()),
})
export type Placement = z.infer<typeof placement>

const proposal = z.object({
  runId: z.number(),
  mode: z.enum(GROUPING_MODES),
  createdAt: z.string(),
  /** 1..10 */
  minimumScore: z.number(),
  placement,
  /** The titles of new clusters by their number. */
  titles: z.record(z.string(), z.string()),
})
export type Proposal = z.infer<typeof proposal>

/** Chooses the keywords of a run, once: keywords that are added during the run wait for the next one. */
export async function beginProposal(
  { database }: Reads,
  { runId, minimumScore, ...choice }: Choice & { runId: number; minimumScore: number },
): Promise<void> {
  const { plan, mode } = choice
  await sql`
    delete from proposals where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and mode = ${mode}
      and run_id <> ${runId}
  `.execute(database)
  await sql`
    insert into proposals (run_id, workspace_id, contentplan_id, mode, minimum_score, keyword_ids)
    select ${runId}, ${plan.workspaceId}, ${plan.id}, ${mode}, ${minimumScore},
      array(select id from (${queryCandidates(choice)}) as chosen)
    where not exists (select from proposals where run_id = ${runId})
  `.execute(database)
}

export async function keepPlacement(
  database: Transaction,
  { runId, placement: kept }: { runId: number; placement: Placement },
): Promise<void> {
  await sql`
    update proposals set placement = ${JSON.stringify(kept)}::json, titles = '{}' where run_id = ${runId}
  `.execute(database)
}

export async function keepTitles(
  database: Transaction,
  { runId, titles }: { runId: number; titles: Record<string, string> },
): Promise<void> {
  await sql`
    update proposals set titles = titles || ${JSON.stringify(titles)}::jsonb where run_id = ${runId}
  `.execute(database)
}

/** Reads the proposal of a run. Throws NotFound when it is not computed yet, and when it was applied or discarded. */
export async function readProposal(
  { database }: Reads,
  { plan, runId }: { plan: Plan; runId: number },
): Promise<Proposal> {
  const found = await findRow(database, proposal)`
    select run_id as "runId", mode, minimum_score as "minimumScore", placement, titles,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
    from proposals
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and run_id = ${runId}
      and placement is not null
  `
  if (found === null) throw new NotFound('There is nothing to apply any more.')
  return found
}

export async function discardProposal(
  { database }: Reads,
  { plan, runId }: { plan: Plan; runId: number },
): Promise<void> {
  await sql`
    delete from proposals where workspace_id = ${plan.workspaceId} and run_id = ${runId}
  `.execute(database)
}
