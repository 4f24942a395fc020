import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { setMinimumScore, type Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'
import type { undoneChange } from '../../contract.ts'
import { changePlan } from '../changing/change-plan.ts'
import type { StateChange } from '../history/compare-states.ts'
import { openChange, type StoredChange } from '../history/open-change.ts'
import { restoreArticles, restoreDeleted, removeCreated } from '../history/restore-articles.ts'
import { removeCreatedHubs, restoreHubs } from '../history/restore-hubs.ts'
import { restoreKeywords } from '../history/restore-keywords.ts'
import { releaseMatches, restoreMatches } from '../history/restore-matches.ts'
import { spareLocked } from '../history/spare-locked.ts'
import { sumEffect } from '../history/sum-effect.ts'
import { requireNotInWriting } from '../queries/require-not-in-writing.ts'
import { holdSaves } from '../texts/hold-saves.ts'
import { deleteEmptyArticles } from './delete-empty-articles.ts'
import { setExcluded } from './match-pages.ts'
import { rescoreArticles } from './rescore-articles.ts'

interface Undoing {
  plan: Plan
  changeId: number
}

/** When a change has more keywords, clusters whose recorded SERP overlap is still right are not scored again. */
const MOST_RESCORED = 5_000

/**
 * Restores keywords and clusters as they were before a change. Whatever is not as the change left it stays as it is,
 * and so do the keywords of locked clusters, and a keyword whose former cluster was deleted by another change. The
 * undo is a change that can be undone: `changeId` of the answer is null when nothing was left to undo. The keyword
 * limit is not checked again: the keywords were within it when they first became active. Throws Conflict when the status
 * of a cluster that is being written would be restored.
 */
export async function undoChange(
  ctx: Writes,
  services: CachedSerpServices,
  { plan, changeId }: Undoing,
): Promise<z.infer<typeof undoneChange>> {
  await allowLongWork(ctx.database)
  const touches = async () => {
    const stored = await openChange(ctx, { plan, changeId })
    if (stored.isUndone) throw new Conflict('This was undone already.')
    const articleIds = listArticleIds(stored)
    const spared = spareLocked(stored, await findLocked(ctx, { plan, articleIds }))
    const withStatus = { plan, articleIds: listWithStatus(spared.change) }
    await requireNotInWriting(ctx, withStatus)
    await holdSaves(ctx, withStatus)
    const hubIds = stored.hubs.map(({ id }) => id)
    return { stored, ...spared, keywordIds: stored.keywordIds, articleIds, hubIds }
  }
  const {
    changeId: undoId,
    touched,
    done,
  } = await changePlan(
    ctx,
    { plan, kind: 'undo', touches, recounts: 'sums' },
    async ({ stored, change, articleIds }) => {
      const restored = await restoreState(ctx, { plan, change: { ...stored, ...change } })
      const isSmall = stored.keywordIds.length <= MOST_RESCORED
      const stale = articleIds.filter((id) => isSmall || !restored.exact.has(id))
      await rescoreArticles(ctx, services, { plan, articleIds: stale })
      return { ...restored, createdIds: listDeleted(change).map(({ id }) => id) }
    },
  )
  const { stored, lockedKeywords, lockedIds } = touched
  const effect = undoId === null ? null : await openChange(ctx, { plan, changeId: undoId })
  return {
    changeId: undoId === null ? null : await markUndone(ctx, { plan, changeId, stored, undoId }),
    hasEffect: undoId !== null,
    restored: done.restored,
    kept: stored.keywordIds.length - done.restored - lockedKeywords,
    lockedKeywords,
    lockedArticles: lockedIds.length,
    ...sumEffect(effect),
  }
}

/** What an undo would do, found out by doing it and rolling it back. */
export async function previewUndo(
  ctx: Writes,
  services: CachedSerpServices,
  undoing: Undoing,
): Promise<z.infer<typeof undoneChange>> {
  await sql`savepoint before_undo`.execute(ctx.database)
  const undone = await undoChange(ctx, services, undoing)
  await sql`rollback to savepoint before_undo`.execute(ctx.database)
  return { ...undone, changeId: null }
}

/** Restores what the change left; returns how many keywords are back, and the clusters whose overlap is, too. */
async function restoreState(
  ctx: Reads,
  { plan, change }: { plan: Plan; change: StoredChange },
): Promise<{ restored: number; exact: Set<number>; pageIds: number[] }> {
  const isRedo = change.kind === 'undo'
  const included = isRedo ? [] : await setExcluded(ctx, { plan, pageIds: change.pageIds, isExcluded: false })
  await restoreHubs(ctx, { plan, change })
  const released = await releaseMatches(ctx, { plan, change })
  await restoreDeleted(ctx, { plan, change })
  const restored = await restoreKeywords(ctx, { plan, change })
  const emptied = listDeleted(change).filter(({ before }) => Number(before?.['keyword_count']) > 0)
  await deleteEmptyArticles(ctx, { plan, articleIds: emptied.map(({ id }) => id) })
  await removeCreated(ctx, { plan, change })
  await restoreMatches(ctx, { plan, change, articleIds: released })
  const exact = await restoreArticles(ctx, { plan, change })
  await restoreMinimumScore(ctx, { plan, change })
  await removeCreatedHubs(ctx, { plan, change })
  const excluded = isRedo ? await setExcluded(ctx, { plan, pageIds: change.pageIds, isExcluded: true }) : []
  return { restored, exact, pageIds: [...included, ...excluded] }
}

/**
 * Returns the id of the change to undo in order to have the change back. That is the undo itself; the undo of an undo
 * leaves the first change in effect again, which is not listed twice. Recording the undo may have made the plan forget
 * the oldest changes, and these two among them.
 */
async function markUndone(
  { database }: Reads,
  { plan, changeId, stored, undoId }: Undoing & { stored: StoredChange; undoId: number },
): Promise<number> {
  const ofPlan = sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}`
  await sql`update plan_changes set undone_at = now() where ${ofPlan} and id = ${changeId}`.execute(database)
  // An undo includes pages again, so the undo of an undo excludes them; what undoes that has to include them.
  if (stored.kind === 'undo' && stored.pageIds.length > 0)
    await sql`
      update plan_changes set kind = 'exclude pages' where ${ofPlan} and id = ${undoId}
    `.execute(database)
  if (stored.undoesId === null) {
    await sql`
      update plan_changes set undoes_id = (select id from plan_changes where ${ofPlan} and id = ${changeId})
      where ${ofPlan} and id = ${undoId}
    `.execute(database)
    return undoId
  }
  const first = await listRows(database, idRow)`
    update plan_changes set undone_at = null where ${ofPlan} and id = ${stored.undoesId} returning id
  `
  if (first.length === 0) return undoId
  await sql`delete from plan_changes where ${ofPlan} and id = ${undoId}`.execute(database)
  return stored.undoesId
}

async function findLocked(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<Set<number>> {
  const rows = await listRows(database, idRow)`
    select id from articles where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and id = any (${[...articleIds]}::integer[]) and is_locked
  `
  return new Set(rows.map(({ id }) => id))
}

async function restoreMinimumScore(
  ctx: Reads,
  { plan, change }: { plan: Plan; change: StoredChange },
): Promise<void> {
  const { minimumScoreBefore, minimumScoreAfter } = change
  if (minimumScoreBefore === null || minimumScoreAfter === null) return
  await setMinimumScore(ctx, { plan, minimumScore: minimumScoreBefore, from: minimumScoreAfter })
}

function listDeleted({ articles }: StateChange) {
  return articles.filter(({ after }) => after === null)
}

/** The clusters whose status the change has set. */
function listWithStatus({ articles }: StateChange): number[] {
  const set = articles.filter(({ before, after }) => before !== null && after !== null && 'status' in before)
  return set.map(({ id }) => id)
}

function listArticleIds({ placesBefore, placesAfter, articles }: StateChange): number[] {
  const ids = [...placesBefore, ...placesAfter, ...articles.map(({ id }) => id)]
  return [...new Set(ids)].filter((id) => id > 0)
}
