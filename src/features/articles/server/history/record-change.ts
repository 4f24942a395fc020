import { sql } from 'kysely'
import { scheduleAssessment } from '../assessing/schedule-assessment.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { idRow, oneRow } from '#platform/server/database/rows.ts'
import type { ChangeKind } from '../../contract.ts'
import { UNDO_DAYS } from '../../rules.ts'
import { compareStates } from './compare-states.ts'
import { readPlanState, type PlanState } from './plan-state.ts'

interface Change {
  plan: Plan
  kind: ChangeKind
  /** The state before the change. The keywords, clusters and hubs that it names are read again. */
  before: PlanState
  /** Clusters that the change created. */
  createdIds?: readonly number[]
  /** Hubs that the change may have created. */
  hubIds?: readonly number[]
  /** Pages that the change excluded. */
  pageIds?: readonly number[]
}

/**
 * What the changes of a plan may take, compressed on disk: about ten of 100,000 keywords, or thousands of usual size.
 */
const MOST_BYTES = 50_000_000

/**
 * Records how a plan was before a change that was just made, and returns the id of the change; null when nothing
 * changed. A change is kept for 30 days, or until younger changes of the plan take 50 MB.
 */
export async function recordChange(
  { database, actor }: Writes,
  { plan, kind, before, createdIds = [], hubIds = [], pageIds = [] }: Change,
): Promise<number | null> {
  const after = await readPlanState(
    { database },
    {
      plan,
      keywordIds: [...before.placeOf.keys()],
      articleIds: [...before.articles.keys(), ...createdIds],
      hubIds: [...before.hubs.keys(), ...hubIds],
    },
  )
  const { keywordIds, placesBefore, placesAfter, articles, hubs } = compareStates(before, after)
  const isSameScore = before.minimumScore === after.minimumScore
  if (keywordIds.length + articles.length + hubs.length + pageIds.length === 0 && isSameScore) return null
  await forgetOldest({ database }, plan)
  const { id } = await oneRow(database, idRow)`
    insert into plan_changes (workspace_id, contentplan_id, kind, user_id, keyword_ids, places_before, places_after, articles,
      minimum_score_before, minimum_score_after, page_ids, topics)
    values (${plan.workspaceId}, ${plan.id}, ${kind}, ${actor.userId}, ${keywordIds}, ${placesBefore}, ${placesAfter},
      ${JSON.stringify(articles)}::jsonb, ${before.minimumScore}, ${after.minimumScore}, ${[...pageIds]}, ${JSON.stringify(hubs)}::jsonb)
    returning id
  `
  await scheduleAssessment({ database }, { plan })
  return id
}

async function forgetOldest({ database }: Reads, plan: Plan): Promise<void> {
  await sql`
    delete from plan_changes using (
      select id, created_at, sum(pg_column_size(keyword_ids) + pg_column_size(places_before) + pg_column_size(places_after)
        + pg_column_size(articles) + pg_column_size(page_ids)) over (order by id desc) as bytes
      from plan_changes where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    ) as known
    where plan_changes.id = known.id
      and (known.created_at < now() - make_interval(days => ${UNDO_DAYS}) or known.bytes > ${MOST_BYTES})
  `.execute(database)
}
