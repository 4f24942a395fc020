import { nameDay, type DayRange } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { checkRange, listBuckets, startOfBucket, type Bucket } from '../days.ts'
import type { FactsContext, FactsEngine } from '../engine.ts'
import { chooseGrain, isFiltering, type FactsFilter } from '../filters.ts'
import { measure, type Measures, type Sums } from '../measures.ts'
import { readNumber } from '../read-row.ts'
import { startStatement } from './write-statement.ts'

export interface TotalsQuestion {
  range: DayRange
  filter?: FactsFilter
}

/** The measures of a bucket, and how many of its days were imported. */
export interface BucketTotals extends Measures {
  /** The first day of the bucket, which may lie before the range. */
  start: string
  days: number
}

/** Sums by day, week or month, with a bucket for every part of the range, also where nothing was imported. */
export async function readSeries(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, range, filter = {}, bucket }: TotalsQuestion & { plan: Plan; bucket: Bucket },
): Promise<BucketTotals[]> {
  checkRange(range)
  const buckets = new Map<number, { sums: Sums | null; days: number }>()
  for (const start of listBuckets(range, bucket)) buckets.set(start, { sums: null, days: 0 })
  for (const row of await askByDay(engine, ctx, { plan, range, filter })) {
    const into = buckets.get(startOfBucket(readNumber(row, 'day'), bucket))
    if (into === undefined) continue
    into.days++
    into.sums = addSums(into.sums, readSums(row))
  }
  return [...buckets].map(([start, { sums, days }]) => ({ start: nameDay(start), days, ...measure(sums) }))
}

interface RangeTotals extends Measures {
  days: number
}

/** The sums of a range, and of another one to compare them with. */
export async function readTotals(
  engine: FactsEngine,
  ctx: FactsContext,
  {
    plan,
    range,
    comparison = null,
    filter = {},
  }: TotalsQuestion & { plan: Plan; comparison?: DayRange | null },
): Promise<{ range: RangeTotals; comparison: RangeTotals | null }> {
  checkRange(range)
  if (comparison !== null) checkRange(comparison)
  const grain = chooseGrain({ page: isFiltering(filter.pages), query: isFiltering(filter.queries) })
  const parts = startStatement(engine.dialect, plan)
  const askRange = (one: DayRange, name: string) => `
    select '${name}' as name, ${parts.countImported(grain, one)}::float8 as days,
      coalesce(sum(f.clicks), 0)::float8 as clicks, coalesce(sum(f.impressions), 0)::float8 as impressions,
      coalesce(sum(f.position_sum), 0)::float8 as position_sum
    ${parts.fromFacts(grain, filter, one)}`
  const asked = [askRange(range, 'range')]
  if (comparison !== null) asked.push(askRange(comparison, 'comparison'))
  const rows = await engine.ask(ctx, plan, parts.end(asked.join(' union all ')))
  const find = (name: string): RangeTotals => {
    const row = rows.find((one) => one['name'] === name) ?? {}
    const days = readNumber(row, 'days')
    return { days, ...measure(days > 0 ? readSums(row) : null) }
  }
  return { range: find('range'), comparison: comparison === null ? null : find('comparison') }
}

/** A row for every imported day, also when the filter leaves no fact of it. */
function askByDay(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, range, filter }: { plan: Plan; range: DayRange; filter: FactsFilter },
) {
  const grain = chooseGrain({ page: isFiltering(filter.pages), query: isFiltering(filter.queries) })
  const parts = startStatement(engine.dialect, plan)
  const summed = `(
      select f.day, sum(f.clicks) as clicks, sum(f.impressions) as impressions, sum(f.position_sum) as position_sum
      ${parts.fromFacts(grain, filter, range)}
      group by f.day
    )`
  const select = `
    select (i.day - date '1970-01-01')::float8 as day, coalesce(s.clicks, 0)::float8 as clicks,
      coalesce(s.impressions, 0)::float8 as impressions, coalesce(s.position_sum, 0)::float8 as position_sum
    from fact_imports i left join summed s on s.day = i.day
    where ${parts.isOfPlan('i')} and i.grain = ${parts.write(grain)}::text and ${parts.isWithin('i', range)}
    order by i.day`
  return engine.ask(ctx, plan, parts.end(select, { summed }))
}

function readSums(row: Record<string, unknown>): Sums {
  return {
    clicks: readNumber(row, 'clicks'),
    impressions: readNumber(row, 'impressions'),
    position_sum: readNumber(row, 'position_sum'),
  }
}

function addSums(one: Sums | null, other: Sums): Sums {
  return {
    clicks: (one?.clicks ?? 0) + other.clicks,
    impressions: (one?.impressions ?? 0) + other.impressions,
    position_sum: (one?.position_sum ?? 0) + other.position_sum,
  }
}
