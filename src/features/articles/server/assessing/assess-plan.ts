import { z } from 'zod'
import { assessClusters } from '../thread/run-clustering.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { loadTable, type Reader } from './load-table.ts'
import { rankOwnSite } from './rank-own-site.ts'

/**
 * What was found out about the clusters of a plan. `requests` counts the changes to the plan when the assessment began.
 */
export interface Assessment {
  requests: number
  articleIds: number[]
  /** Null for a cluster that has no other cluster of its hub to be compared with. */
  relevance: (number | null)[]
  related: (number | null)[]
  /** Null when the plan has no website. */
  presence: (number | null)[]
  drifts: {
    keywordId: number
    articleId: number
    overlap: number | null
    bestArticleId: number | null
    bestOverlap: number | null
    verdict: string
  }[]
}

/** Computes, in a thread, how relevant the clusters of a plan are and which keywords have moved away from theirs. */
export async function assess(ctx: Reader, contentplanId: number): Promise<Assessment> {
  const { plan, requests } = await ctx.database.transaction().execute(async (database) => {
    const opened = await openPlan({ database, workspaceId: ctx.workspaceId }, contentplanId)
    return { plan: opened, requests: await countRequests(database, opened) }
  })
  const loaded = await loadTable(ctx, { contentplanId })
  const { table, articleIds, clusterOf, lockedClusters, topics, keywordIds } = loaded
  const { relevance, drifts } = await assessClusters(table, {
    clusterOf,
    clusterCount: articleIds.length,
    lockedClusters,
    hubOf: topics,
    bestRank: await rankOwnSite(ctx, { plan, loaded }),
    minimumScore: plan.minimumScore,
    signal: ctx.signal,
  })
  const hasSite = plan.domain !== null
  return {
    requests,
    articleIds,
    relevance: Array.from(relevance.score, (score) => (hasSite ? readScore(score) : null)),
    related: Array.from(relevance.related, readScore),
    presence: Array.from(relevance.presence, (presence) => (hasSite ? readScore(presence) : null)),
    drifts: drifts.map(({ row, overlap, bestCluster, bestOverlap, verdict }) => ({
      keywordId: keywordIds[row] ?? 0,
      articleId: articleIds[clusterOf[row] ?? -1] ?? 0,
      overlap: overlap === null ? null : round(overlap),
      bestArticleId: articleIds[bestCluster] ?? null,
      bestOverlap: bestCluster < 0 ? null : round(bestOverlap),
      verdict,
    })),
  }
}

/** Rounds to hundredths: lists show tenths, and rows that do not differ are not written. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}

function readScore(value: number): number | null {
  return Number.isNaN(value) ? null : round(value)
}

const requestsRow = z.object({ requests: z.number() })

async function countRequests(database: Transaction, plan: Plan): Promise<number> {
  const row = await findRow(database, requestsRow)`
    select requests from plan_assessments where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  return row?.requests ?? 0
}
