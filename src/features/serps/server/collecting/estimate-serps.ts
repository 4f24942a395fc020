import { foldKeyword } from '#features/contentplans/rules.ts'
import type { SerpProvider, SerpQuery } from '#integrations/serp/index.ts'
import type { CostEstimate, CostSettings } from '#features/billing/contract.ts'
import { needsConfirmation } from '#features/billing/rules.ts'
import type { Database } from '#platform/server/database/database.ts'
import { estimateSerpCost, isSearchable } from '../../rules.ts'
import { listUnknown } from '../cache/cache.ts'
import { expectProvider } from './expect-provider.ts'
import { inChunks } from '#platform/server/in-parallel.ts'
import { countPosted } from './serp-tasks.ts'

const CHUNK = 5_000

export interface SerpEstimate extends CostEstimate {
  /** Different searches. */
  wanted: number
  /** Of them, those whose results are in the cache. */
  cached: number
  /** Of them, those that were asked for and paid before, and whose results are on their way. */
  posted: number
  /** Searches that have to be paid for. */
  calls: number
}

/** What collecting the results of keywords would cost now, without a call outside. */
export async function estimateSerps(
  ctx: { database: Database; now: Date; costs: CostSettings },
  given: {
    provider: SerpProvider | null
    keywords: readonly string[]
    market: Omit<SerpQuery, 'keyword'>
  },
): Promise<SerpEstimate> {
  const provider = expectProvider(given.provider, given.market)
  const { location, language, device } = given.market
  const cache = { location, language, device, provider: provider.name, isSandbox: provider.isSandbox }
  const wanted = [...new Set(given.keywords.map(foldKeyword))].filter(isSearchable)
  let unknown = 0
  let posted = 0
  for (const chunk of inChunks(wanted, CHUNK)) {
    const missing = await listUnknown(ctx, { keywords: chunk, cache })
    unknown += missing.length
    posted += await countPosted(ctx.database, { cache, keywords: missing })
  }
  const calls = unknown - posted
  const cost = estimateSerpCost(calls, provider)
  return {
    wanted: wanted.length,
    cached: wanted.length - unknown,
    posted,
    calls,
    cost,
    needsConfirmation: needsConfirmation(cost, ctx.costs.confirmAbove),
    provider: provider.label,
  }
}
