import { sql } from 'kysely'
import { z } from 'zod'
import { findNeighbors } from '#features/overlap/server/index.ts'
import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { itemAt } from '#platform/items.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { readJoinedNumbers } from '#platform/server/database/joined-numbers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { competingCluster, pseudoCluster } from '../../contract.ts'
import { describeClusters, describePseudoClusters } from './describe-competing.ts'
import type { Cluster } from './open-cluster.ts'

interface Competing {
  articles: z.infer<typeof competingCluster>[]
  total: number
  pseudo: z.infer<typeof pseudoCluster>[]
}

/**
 * What competes with a cluster in its own plan (F-138): those where its page is seen most first, then by overlap. The
 * most similar ones are listed, however many are seen.
 */
export async function listClusters(
  ctx: MemberContext,
  services: CachedSerpServices,
  { limit, ...cluster }: Cluster & { limit: number },
): Promise<Competing> {
  const { plan, articleId } = cluster
  const seenFor = await listSeenFor(ctx, cluster)
  const seenHere = await listSeenHere(ctx, cluster)
  const namedIds = [...new Set([...seenFor.keys(), ...seenHere])].slice(0, limit)
  const neighbors = await findNeighbors(ctx, services, { plan, articleId, namedIds })
  const ids = new Set([...neighbors.articleIds, ...seenFor.keys(), ...seenHere])
  const shown = [...ids].slice(0, limit)
  const articles = (await describeClusters(ctx, { plan, ids: shown })).map((article) => {
    const score = neighbors.scores.get(article.id)
    return {
      ...article,
      score: score === undefined ? null : Math.round(score * 10) / 10,
      ...(seenFor.get(article.id) ?? UNSEEN),
    }
  })
  return {
    articles: articles.toSorted(
      (a, b) => (b.impressions ?? 0) - (a.impressions ?? 0) || (b.score ?? 0) - (a.score ?? 0) || a.id - b.id,
    ),
    total: ids.size,
    pseudo: await describePseudoClusters(ctx, { cluster, sharing: neighbors.keywordIds }),
  }
}

/** What the page of a cluster gets for the keywords of another one. */
type Seen = Pick<z.infer<typeof competingCluster>, 'seen_count' | 'impressions' | 'clicks'>

const UNSEEN: Seen = { seen_count: 0, impressions: null, clicks: null }

/** Thousands of numbers come as one text, because reading as many rows takes as long as finding them. */
const joinedNumbers = z.object({ numbers: z.string().nullable() })

/** The clusters for whose keywords the page of a cluster is seen, those where it is seen most first. */
async function listSeenFor(
  { database }: MemberContext,
  { plan, articleId, pageId }: Cluster,
): Promise<Map<number, Seen>> {
  const isInPlan = sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}`
  const joined = await oneRow(database, joinedNumbers)`
    select string_agg(concat_ws(',', id, seen_count, impressions, clicks), ',' order by impressions desc, id) as numbers
    from (
      select k.article_id as id, count(*) as seen_count, sum(kp.impressions_last) as impressions,
        coalesce(sum(kp.clicks_last), 0) as clicks
      from (
        select keyword_id, impressions_last, clicks_last from keyword_pages
        where ${isInPlan} and page_id = ${pageId} and impressions_last > 0 offset 0
      ) as kp
      cross join lateral (select article_id from keywords where ${isInPlan} and id = kp.keyword_id offset 0) as k
      where k.article_id <> ${articleId} group by k.article_id
    ) as seen
  `
  const numbers = readJoinedNumbers(joined.numbers)
  const seen = new Map<number, Seen>()
  for (let at = 0; at < numbers.length; at += 4)
    seen.set(itemAt(numbers, at), {
      seen_count: itemAt(numbers, at + 1),
      impressions: itemAt(numbers, at + 2),
      clicks: itemAt(numbers, at + 3),
    })
  return seen
}

/** The clusters whose pages are seen for the keywords of a cluster, the most seen first. */
async function listSeenHere({ database }: MemberContext, { plan, articleId }: Cluster): Promise<number[]> {
  const isInPlan = sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}`
  const { numbers } = await oneRow(database, joinedNumbers)`
    select string_agg(a.id::text, ',' order by seen.impressions desc, a.id) as numbers
    from (
      select kp.page_id, sum(kp.impressions_last) as impressions
      from (select id from keywords where ${isInPlan} and article_id = ${articleId} offset 0) as k
      cross join lateral (
        select page_id, impressions_last from keyword_pages
        where ${isInPlan} and keyword_id = k.id and impressions_last > 0 offset 0
      ) as kp
      group by kp.page_id
    ) as seen
    cross join lateral (
      select id from articles where ${isInPlan} and page_id = seen.page_id and id <> ${articleId} offset 0
    ) as a
  `
  return readJoinedNumbers(numbers)
}
