import type { z } from 'zod'
import { countAlerts, listWorthwhile } from '#features/advice/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { home } from '../../contract.ts'
import { percentChange } from '../../rules.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import type { Seen } from '../facts/questions/seen.ts'
import type { BucketTotals } from '../facts/questions/totals.ts'
import { isWhole, windowsUntil } from '../measuring/windows.ts'
import { describeSearchData } from '../queries/describe-search-data.ts'
import type { PerformanceServices } from './performance-services.ts'
import { pickMeasures } from './answer.ts'
import { readMoves } from './read-moves.ts'
import { oneRow } from '#platform/server/database/rows.ts'

type Home = z.input<typeof home>

/** Everything that the first screen of a plan shows (F-042 to F-045), with what is worth doing next. */
export async function readHome(
  ctx: Reads,
  services: PerformanceServices,
  { plan }: { plan: Plan },
): Promise<Home> {
  const search = await describeSearchData(ctx, services, { plan })
  const known = await readPlan(ctx, { plan })
  const { metrics_until } = known
  const until = metrics_until ?? search.imported?.last ?? null
  const hasTraffic = search.imported !== null && until !== null
  return {
    ...known,
    search,
    traffic: hasTraffic ? await readTraffic(ctx, services.facts(), { plan, until }) : null,
    alerts: await countAlerts(ctx, plan),
    worthwhile: await listWorthwhile(ctx, plan),
    ...(await readMoves(ctx, { plan })),
  }
}

const planRow = home.pick({ gsc_property: true, metrics_until: true, has_keywords: true, has_clusters: true })

async function readPlan({ database }: Reads, { plan }: { plan: Plan }): Promise<z.infer<typeof planRow>> {
  return oneRow(database, planRow)`
    select g.gsc_property, to_char(i.metrics_until, 'YYYY-MM-DD') as metrics_until,
      exists (select from keywords k where k.workspace_id = p.workspace_id and k.contentplan_id = p.id) as has_keywords,
      exists (select from articles a where a.workspace_id = p.workspace_id and a.contentplan_id = p.id) as has_clusters
    from contentplans p
    left join integrations g on g.contentplan_id = p.id and g.type = 'gsc'
    left join search_imports i on i.contentplan_id = p.id
    where p.workspace_id = ${plan.workspaceId} and p.id = ${plan.id}
  `
}

/** Uses the windows in which keywords and pages were measured, so that the whole screen shows the same days. */
async function readTraffic(
  ctx: Reads,
  facts: FactsStore,
  { plan, until }: { plan: Plan; until: string },
): Promise<Home['traffic']> {
  const { last, prev } = windowsUntil(until)
  const range = { from: prev.from, to: last.to }
  const series = await facts.readSeries(ctx, { plan, range, bucket: 'day' })
  const seen = await facts.countSeen(ctx, { plan, kind: 'query', range: last, comparison: prev })
  const seenByDay = await facts.countSeenByDay(ctx, { plan, kind: 'query', range })
  const before = series.filter(({ start }) => start <= prev.to)
  const after = series.filter(({ start }) => start > prev.to)
  const compare = (of: 'clicks' | 'impressions') => toKpi(addUp(after, of), addUp(before, of))
  return {
    last,
    previous: prev,
    clicks: compare('clicks'),
    impressions: compare('impressions'),
    ranking_keywords: toKpi(countWhole(seen.range), countWhole(seen.comparison)),
    series: series.map(({ start, ...measures }) => ({
      keys: [start],
      ...pickMeasures(measures),
      ranking_keywords: seenByDay.get(start) ?? null,
    })),
  }
}

/** The count; null when a day of the window is missing. */
function countWhole({ seen, days }: Seen): number | null {
  return isWhole(days) ? seen : null
}

/** The sum of the days; null when a day of the window is missing. */
function addUp(days: BucketTotals[], of: 'clicks' | 'impressions'): number | null {
  const values = days.map((day) => day[of]).filter((value) => value !== null)
  return isWhole(values.length) ? values.reduce((sum, value) => sum + value, 0) : null
}

function toKpi(last: number | null, previous: number | null) {
  return { last, previous, change: percentChange(last, previous) }
}
