import type { z } from 'zod'
import {
  findAvailableDays,
  findTerms,
  type FactsFilter,
  type PerformanceServices,
} from '#features/performance/server/index.ts'
import { addDays, endOfWeekUntil } from '#platform/days.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { clusterWeek } from '../../contract.ts'
import { WEEKS } from '../../rules.ts'
import type { Cluster } from './open-cluster.ts'

type Week = z.infer<typeof clusterWeek>

const WEEK_DAYS = 7

/**
 * The twelve weeks that end on the last Sunday of which Search Console has the numbers (K-20). Without keywords or page
 * what they would be counted by is null, and so is a week of which no day was imported.
 */
export async function listWeeks(
  ctx: MemberContext,
  services: PerformanceServices,
  { plan, articleId }: Cluster,
): Promise<Week[]> {
  const facts = services.facts()
  if ((await facts.findImported(ctx, { plan })) === null) return []
  const to = endOfWeekUntil(findAvailableDays(ctx.now).to)
  const range = { from: addDays(to, 1 - WEEKS * WEEK_DAYS), to }
  const terms = await findTerms(ctx, { plan, articleIds: [articleId], topicIds: [] })
  const queries = terms.keywordCount > 0 ? { only: terms.queries } : null
  const pages = terms.pages.length > 0 ? { only: terms.pages, withJumps: true } : null
  const read = async (filter: FactsFilter | null) => {
    if (filter === null) return new Map<string, number | null>()
    const series = await facts.readSeries(ctx, { plan, range, bucket: 'week', filter })
    return new Map(series.map(({ start, impressions }) => [start, impressions]))
  }
  const target = await read(queries && pages && { queries, pages })
  const cluster = await read(queries && { queries })
  const page = await read(pages && { pages })
  return Array.from({ length: WEEKS }, (_, at) => {
    const from = addDays(range.from, at * WEEK_DAYS)
    return {
      from,
      target_impressions: target.get(from) ?? null,
      google_impressions: cluster.get(from) ?? null,
      page_impressions: page.get(from) ?? null,
    }
  })
}
