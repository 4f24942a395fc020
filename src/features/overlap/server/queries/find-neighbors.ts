import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { MOST_SIMILAR } from '../../rules.ts'
import { findSharing, openSearch, sumCounts, type SharedPages } from '../serps/find-sharing.ts'
import { scoreSharing } from './list-similar-articles.ts'

interface Neighbors {
  /** The clusters that share most with it, best first. */
  articleIds: number[]
  /** The mean overlap of these and of named clusters with it; those that share no page that links have none. */
  scores: ReadonlyMap<number, number>
  /** Keywords in no cluster that share at least the plan's minimum of ten results with its keywords on average. */
  keywordIds: number[]
}

/** What shares results with a cluster of a plan, and how much these other clusters share with it. */
export async function findNeighbors(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, articleId, namedIds }: { plan: Plan; articleId: number; namedIds: readonly number[] },
): Promise<Neighbors> {
  const search = await openSearch(ctx, services, plan)
  const shared = await findSharing(search, { articleId, withFree: true })
  const { scored } = await scoreSharing(ctx, services, { plan, articleId, search, shared, namedIds })
  return {
    articleIds: scored.slice(0, MOST_SIMILAR).map(({ id }) => id),
    scores: new Map(scored.map(({ id, score }) => [id, score])),
    keywordIds: listFree(shared, plan.minimumScore),
  }
}

function listFree({ own, counts, found, linking }: SharedPages, minimumScore: number): number[] {
  const least = minimumScore * own.filter((keys) => keys.length > 0).length
  return found.flatMap(({ keywordId, articleId, keys }) =>
    articleId === null && sumCounts(keys, counts) >= least && keys.some((key) => linking.has(key))
      ? [keywordId]
      : [],
  )
}
