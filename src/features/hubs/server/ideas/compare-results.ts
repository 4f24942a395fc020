import { foldKeyword } from '#features/contentplans/rules.ts'
import { readPageTable, type SerpCache } from '#features/serps/server/index.ts'
import { itemAt } from '#platform/items.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findOverlaps } from './find-overlaps.ts'
import { mainOf, type Candidate, type KnownPlan } from './propose-ideas.ts'
import type { PlanCluster } from './read-plan.ts'

/** Clusters whose results are compared, at most: the most searched ones. */
const MOST_CLUSTERS = 20_000

interface Compared {
  /** The folded keywords, among the candidates, that have the results of a cluster. */
  repeats: ReadonlySet<string>
  /** The clusters without a hub that share results with clusters of one: its id, and the reason for users. */
  byResults: ReadonlyMap<number, { topicId: number; reason: string }>
}

/** Compares what ranks for clusters and candidates. Two of them are about the same from the plan's minimum score on. */
export async function compareResults(
  ctx: Reads,
  {
    known,
    least,
    cache,
    candidates,
  }: { known: KnownPlan; least: number; cache: SerpCache; candidates: readonly Candidate[] },
): Promise<Compared> {
  const clusters = known.clusters.slice(0, MOST_CLUSTERS).map((cluster) => ({
    ...cluster,
    main: foldKeyword(mainOf(known, cluster).text),
  }))
  const folded = candidates.map(({ keyword }) => foldKeyword(keyword))
  const mains = clusters.map(({ main }) => main)
  const pages = await readPageTable(ctx, { keywords: [...new Set([...mains, ...folded])], cache })
  const inHubs = clusters.filter(({ topicId }) => topicId !== null)
  const others = inHubs.map(({ main }) => main)
  const loose = clusters.filter((cluster) => isLoose(known, cluster))
  const looseMains = loose.map(({ main }) => main)
  const overlaps = findOverlaps(pages, { keywords: looseMains, others, least })
  const byResults = loose.flatMap(({ id, main }) => {
    const overlap = overlaps.get(main)
    if (overlap === undefined) return []
    const { topicId, main: other } = itemAt(inHubs, overlap.at)
    const reason = `A cluster without a hub that shares ${overlap.shared} of 10 results with “${other}”.`
    return topicId === null ? [] : [[id, { topicId, reason }] as const]
  })
  return {
    repeats: new Set(findOverlaps(pages, { keywords: folded, others: mains, least }).keys()),
    byResults: new Map(byResults),
  }
}

/** Whether a cluster is in no hub, and its words do not say to which one it belongs. */
function isLoose({ sorted }: KnownPlan, { id, topicId, isDismissed }: PlanCluster): boolean {
  return topicId === null && !isDismissed && !sorted.hubOf.has(id)
}
