import { sql } from 'kysely'
import { createArticles, recountPlan } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { countRoom } from '#features/changes/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

type Writing = Pick<MemberContext, 'database'>

/** What the clustering of a run found: new keywords and the numbers of their clusters. */
export interface PlacedKeywords {
  /** The clusters that were there already, by number; higher numbers are new ones. */
  articleIds: number[]
  /** By cluster; 0 where it has none. */
  mainKeywordIds: number[]
  /** By cluster; of ten, null below two keywords. */
  overlaps: (number | null)[]
  /** The most searched first is kept where there is no room for all. */
  keywordIds: number[]
  /** The cluster of each of them. */
  clusters: number[]
}

/**
 * Writes a placement: creates the new clusters and puts the keywords that still wait for it into theirs. What was
 * excluded, moved or deleted since stays as somebody wanted it.
 */
export async function applyPlacement(
  ctx: Writing,
  { plan, runId, placed }: { plan: Plan; runId: number; placed: PlacedKeywords },
): Promise<void> {
  const room = await countRoom(ctx, { plan })
  const waiting = await lockWaiting(ctx, { plan, runId, ids: placed.keywordIds, room })
  const there = await lockArticles(ctx, { plan, ids: placed.articleIds })
  const moves = placed.keywordIds.flatMap((id, place) =>
    waiting.has(id) ? [{ id, cluster: placed.clusters[place] ?? -1 }] : [],
  )
  const articleOf = await nameClusters(ctx, { plan, runId, placed, there, moves })
  const settled = moves.flatMap(({ id, cluster }) => {
    const articleId = articleOf.get(cluster)
    return articleId === undefined ? [] : [{ id, articleId }]
  })
  await activate(ctx, settled)
  await dequeue(ctx, { plan, runId })
  await noteOverlaps(ctx, { placed, articleOf })
  await recountPlan(ctx, { plan })
}

/** The keywords that still wait, as many as there is room for, the most searched first. */
async function lockWaiting(
  { database }: Writing,
  { plan, runId, ids, room }: { plan: Plan; runId: number; ids: number[]; room: number },
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and run_id = ${runId}
      and id = any (${ids}::integer[]) and status = 'not_in_plan' and in_queue
    order by estimated_search_volume desc nulls last, id
    limit ${room}
    for no key update
  `.execute(database)
  return new Set(rows.map(({ id }) => id))
}

async function lockArticles(
  { database }: Writing,
  { plan, ids }: { plan: Plan; ids: number[] },
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${ids}::integer[])
    order by id
    for key share
  `.execute(database)
  return new Set(rows.map(({ id }) => id))
}

interface Naming {
  plan: Plan
  runId: number
  placed: PlacedKeywords
  there: Set<number>
  moves: { id: number; cluster: number }[]
}

/** The article of each cluster that gets a keyword; new ones are created under the name of their main keyword. */
async function nameClusters(
  ctx: Writing,
  { plan, runId, placed, there, moves }: Naming,
): Promise<Map<number, number>> {
  const articleOf = new Map<number, number>()
  const mainOf = new Map<number, number>()
  for (const { id, cluster } of moves) {
    const articleId = placed.articleIds[cluster]
    if (articleId !== undefined) {
      if (there.has(articleId)) articleOf.set(cluster, articleId)
    } else if (!mainOf.has(cluster) || id === placed.mainKeywordIds[cluster]) mainOf.set(cluster, id)
  }
  const articles = [...mainOf].map(([cluster, mainKeywordId]) => ({
    mainKeywordId,
    overlap: placed.overlaps[cluster] ?? null,
  }))
  const created = await createArticles(ctx, { plan, runId, articles })
  for (const [cluster, main] of mainOf) {
    const articleId = created.get(main)
    if (articleId !== undefined) articleOf.set(cluster, articleId)
  }
  return articleOf
}

async function activate(
  { database }: Writing,
  settled: readonly { id: number; articleId: number }[],
): Promise<void> {
  await sql`
    update keywords k set article_id = placed.article_id, in_queue = false
    from unnest(${settled.map(({ id }) => id)}::integer[], ${settled.map(({ articleId }) => articleId)}::integer[])
      as placed (id, article_id)
    where k.id = placed.id
  `.execute(database)
}

/** Those without search results stay inactive. */
async function dequeue({ database }: Writing, { plan, runId }: { plan: Plan; runId: number }): Promise<void> {
  await sql`
    update keywords set in_queue = false
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and run_id = ${runId} and in_queue
  `.execute(database)
}

/** New clusters were created with theirs. */
async function noteOverlaps(
  { database }: Writing,
  { placed, articleOf }: { placed: PlacedKeywords; articleOf: Map<number, number> },
): Promise<void> {
  const known = [...articleOf].filter(([cluster]) => cluster < placed.articleIds.length)
  await sql`
    update articles a set serp_overlap = noted.overlap
    from unnest(${known.map(([, id]) => id)}::integer[],
      ${known.map(([cluster]) => placed.overlaps[cluster] ?? null)}::float8[]) as noted (id, overlap)
    where a.id = noted.id
  `.execute(database)
}
