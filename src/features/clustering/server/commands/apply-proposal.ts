import {
  changePlan,
  countRoom,
  createArticles,
  deleteEmptyArticles,
  dequeueKeywords,
  matchFreePages,
  placeKeywords,
  saveOverlaps,
} from '#features/articles/server/index.ts'
import { setMinimumScore, type Plan } from '#features/contentplans/server/index.ts'
import { insertFoundPages } from '#features/pages/server/index.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { queryChosen } from '../proposals/candidates.ts'
import { findMoves, type Move } from '../proposals/find-moves.ts'
import { discardProposal, type Placement, type Proposal } from '../proposals/proposals.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'

export interface PageMatch {
  /** The number of the cluster in the placement. */
  cluster: number
  url: string
}

interface Applying {
  plan: Plan
  proposal: Proposal
  /** Pages of the plan's own site for clusters that have none. */
  matches: readonly PageMatch[]
}

export interface Applied {
  /** The id to undo the change with; null when nothing was left to change. */
  changeId: number | null
  /** The keywords that moved, and the ids of the clusters that they left (0 for none) and joined. */
  moves: readonly { id: number; from: number; articleId: number }[]
  createdIds: readonly number[]
}

/**
 * Writes a proposal to the plan, as one change. Keywords and clusters that users excluded, moved, locked or deleted
 * since the run read them stay as they are.
 */
export async function applyProposal(ctx: Writes, { plan, proposal, matches }: Applying): Promise<Applied> {
  const { runId, mode, placement, titles, minimumScore } = proposal
  const touches = async () => {
    const room = mode === 'add' ? await countRoom(ctx, { plan }) : null
    const unlocked = await listUnlocked(ctx, plan)
    const moves = await findMoves(ctx, { plan, placement, room })
    const articleIds = listTouched({ placement, moves, matches }).filter((id) => unlocked.has(id))
    return { moves, keywordIds: moves.map(({ id }) => id), articleIds }
  }
  const kind = mode === 'add' ? 'cluster' : 'recluster'
  const change = { plan, kind, touches, recounts: 'sums' } as const
  const { changeId, touched, done } = await changePlan(
    ctx,
    change,
    async ({ moves, keywordIds, articleIds }) => {
      const created = await createNew(ctx, { plan, placement, titles, moves })
      const articleOf = (cluster: number) => placement.articleIds[cluster] ?? created.get(cluster) ?? null
      await placeKeywords(ctx, { keywordIds, articleIds: moves.map(({ cluster }) => articleOf(cluster)) })
      // Chosen keywords without search results leave the queue, too, and stay inactive.
      await dequeueKeywords(ctx, { plan, chosen: queryChosen(runId) })
      await saveOverlaps(ctx, { plan, ...listOverlaps(placement, articleIds) })
      await matchPages(ctx, { plan, matches, articleOf })
      if (mode === 'recluster') {
        await deleteEmptyArticles(ctx, { plan, articleIds })
        await setMinimumScore(ctx, { plan, minimumScore })
      }
      await discardProposal(ctx, { plan, runId })
      return { createdIds: [...created.values()], articleOf }
    },
  )
  const { articleOf, createdIds } = done
  return {
    changeId,
    createdIds,
    moves: touched.moves.map(({ cluster, ...move }) => ({ ...move, articleId: articleOf(cluster) ?? 0 })),
  }
}

/** The existing clusters that keywords leave or join, or that get a page. */
function listTouched({
  placement: { articleIds },
  moves,
  matches,
}: Pick<Applying, 'matches'> & { placement: Placement; moves: readonly Move[] }): number[] {
  const numbers = [...moves, ...matches].map(({ cluster }) => articleIds[cluster])
  const ids = [...moves.map(({ from }) => from), ...numbers]
  return [...new Set(ids.filter((id) => id !== undefined))].filter((id) => id !== 0)
}

/** The clusters of the plan that users have not locked. */
async function listUnlocked({ database }: Reads, plan: Plan): Promise<Set<number>> {
  const rows = await listRows(database, idRow)`
    select id from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and not is_locked
    order by id for no key update
  `
  return new Set(rows.map(({ id }) => id))
}

/** Creates the new clusters that get a keyword; returns their ids by their numbers. */
async function createNew(
  ctx: Reads,
  {
    plan,
    placement,
    titles,
    moves,
  }: { plan: Plan; placement: Placement; titles: Proposal['titles']; moves: readonly Move[] },
): Promise<Map<number, number>> {
  const mainOf = new Map<number, number>()
  for (const { id, cluster } of moves)
    if (cluster >= placement.articleIds.length)
      if (!mainOf.has(cluster) || id === placement.mainKeywordIds[cluster]) mainOf.set(cluster, id)
  const clusters = [...mainOf].map(([cluster, mainKeywordId]) => ({
    mainKeywordId,
    overlap: placement.overlaps[cluster] ?? null,
    title: titles[cluster] ?? null,
  }))
  const idOf = await createArticles(ctx, { plan, articles: clusters })
  return new Map([...mainOf].map(([cluster, main]) => [cluster, idOf.get(main) ?? 0]))
}

/** The overlaps of existing clusters. New clusters were created with theirs. */
function listOverlaps(
  placement: Placement,
  articleIds: readonly number[],
): { articleIds: number[]; overlaps: (number | null)[] } {
  const known = new Set(articleIds)
  const rows = [...placement.articleIds.entries()].filter(([, id]) => known.has(id))
  return {
    articleIds: rows.map(([, id]) => id),
    overlaps: rows.map(([cluster]) => placement.overlaps[cluster] ?? null),
  }
}

/** Matches clusters with pages, which it adds to the plan where they are new. */
async function matchPages(
  ctx: Reads,
  {
    plan,
    matches,
    articleOf,
  }: { plan: Plan; matches: readonly PageMatch[]; articleOf: (cluster: number) => number | null },
): Promise<void> {
  const wanted = matches.flatMap(({ cluster, url }) => {
    const articleId = articleOf(cluster)
    return articleId === null ? [] : [{ articleId, url }]
  })
  if (wanted.length === 0) return
  await insertFoundPages(ctx, { plan, urls: wanted.map(({ url }) => url), source: 'added' })
  await matchFreePages(ctx, { plan, matches: wanted })
}
