import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { setExcluded } from './match-pages.ts'
import { recountArticles } from './recount-articles.ts'
import { rescoreArticles } from './rescore-articles.ts'
import { scheduleAssessment } from '../assessing/schedule-assessment.ts'
import { lockPlan, setMinimumScore, tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { stateChange, type ArticleChange } from '../history/compare-states.ts'
import { restoreArticles, restoreDeleted, removeCreated } from '../history/restore-articles.ts'
import { restoreKeywords } from '../history/restore-keywords.ts'
import { releaseMatches, restoreMatches } from '../history/restore-matches.ts'
import { findRow } from '#platform/server/database/rows.ts'

const storedChange = stateChange.extend({
  minimumScoreBefore: z.number().nullable(),
  minimumScoreAfter: z.number().nullable(),
  /** Pages that the change excluded. */
  pageIds: z.array(z.number()),
  isUndone: z.boolean(),
})

type StoredChange = z.infer<typeof storedChange>

/** When a change has more keywords, clusters whose recorded SERP overlap is still right are not scored again. */
const MOST_RESCORED = 5_000

/**
 * Restores keywords and clusters as they were before a change. Whatever is not as the change left it stays as it is,
 * and so does a keyword whose former cluster was deleted by another change. The keyword limit is not checked again: the
 * keywords were within it when they first became active.
 */
export async function undoChange(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, changeId }: { plan: Plan; changeId: number },
): Promise<{ restored: number; kept: number }> {
  await allowLongWork(ctx.database)
  await lockPlan(ctx, { plan })
  const change = await openChange(ctx, { plan, changeId })
  await setExcluded(ctx, { plan, pageIds: change.pageIds, isExcluded: false })
  const released = await releaseMatches(ctx, { plan, change })
  await restoreDeleted(ctx, { plan, change })
  await restoreMatches(ctx, { plan, change, articleIds: released })
  const restored = await restoreKeywords(ctx, { plan, change })
  const exact = await restoreArticles(ctx, { plan, change })
  await restoreMinimumScore(ctx, { plan, change })
  await removeCreated(ctx, { plan, change })
  const articleIds = listArticleIds(change)
  await recountArticles(ctx, { plan, articleIds })
  const isSmall = change.keywordIds.length <= MOST_RESCORED
  const stale = articleIds.filter((id) => isSmall || !exact.has(id))
  await rescoreArticles(ctx, services, { plan, articleIds: stale })
  await sql`update plan_changes set undone_at = now() where id = ${changeId}`.execute(ctx.database)
  await scheduleAssessment(ctx, { plan })
  await tellPlanChanged(ctx, plan)
  return { restored, kept: change.keywordIds.length - restored }
}

async function openChange(
  { database }: Reads,
  { plan, changeId }: { plan: Plan; changeId: number },
): Promise<StoredChange> {
  const change = await findRow(database, storedChange)`
    select keyword_ids as "keywordIds", places_before as "placesBefore", places_after as "placesAfter", articles,
      minimum_score_before as "minimumScoreBefore", minimum_score_after as "minimumScoreAfter",
      page_ids as "pageIds", undone_at is not null as "isUndone"
    from plan_changes
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${changeId}
  `
  if (change === null) throw new NotFound('There is nothing under this id.')
  if (change.isUndone) throw new Conflict('This was taken back already.')
  return change
}

async function restoreMinimumScore(
  ctx: Reads,
  { plan, change }: { plan: Plan; change: StoredChange },
): Promise<void> {
  const { minimumScoreBefore, minimumScoreAfter } = change
  if (minimumScoreBefore === null || minimumScoreAfter === null) return
  await setMinimumScore(ctx, { plan, minimumScore: minimumScoreBefore, from: minimumScoreAfter })
}

function listArticleIds({ placesBefore, placesAfter, articles }: StoredChange): number[] {
  const ids = [...placesBefore, ...placesAfter, ...articles.map(({ id }: ArticleChange) => id)]
  return [...new Set(ids)].filter((id) => id > 0)
}
