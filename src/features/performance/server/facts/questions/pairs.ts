import { nameDay, type DayRange } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { checkRange } from '../days.ts'
import type { FactsContext, FactsEngine } from '../engine.ts'
import { type Measures } from '../measures.ts'
import { readMeasures, readNumber, readText } from '../read-row.ts'
import { spanOf, startStatement, SUMMED } from './write-statement.ts'

interface PairSums {
  page: string
  query: string
  range: Measures
  comparison: Measures
}

/** Measures of every page for each of some queries, in two ranges. Clusters are measured by these. */
export async function readPairs(
  engine: FactsEngine,
  ctx: FactsContext,
  {
    plan,
    queries,
    range,
    comparison,
  }: { plan: Plan; queries: readonly string[]; range: DayRange; comparison: DayRange },
): Promise<PairSums[]> {
  checkRange(range)
  checkRange(comparison)
  const parts = startStatement(engine.dialect, plan)
  const [within, before] = [parts.isWithin('f', range), parts.isWithin('f', comparison)]
  const columns = SUMMED.flatMap((column) => [
    `sum(f.${column}) filter (where ${within}) as ${column}`,
    `sum(f.${column}) filter (where ${before}) as old_${column}`,
  ])
  const known = SUMMED.flatMap((column) => [
    `case when seen.fresh > 0 then coalesce(s.${column}, 0)::float8 end as ${column}`,
    `case when seen.old > 0 then coalesce(s.old_${column}, 0)::float8 end as old_${column}`,
  ])
  const seen = `(
      select ${parts.countImported('page_query', range)} as fresh, ${parts.countImported('page_query', comparison)} as old
    )`
  const summed = `(
      select f.page_id, f.query_id, ${columns.join(', ')}
      ${parts.fromFacts('page_query', { queries: { only: queries } }, spanOf(range, comparison))}
        and (${within} or ${before})
      group by f.page_id, f.query_id
    )`
  const select = `
    select p.page, q.query, ${known.join(', ')}
    from summed s join fact_pages p on p.id = s.page_id and ${parts.isOfPlan('p')}
      join fact_queries q on q.id = s.query_id and ${parts.isOfPlan('q')} cross join seen
    order by q.query, p.page`
  const statement = parts.end(select, { seen, summed })
  return (await engine.ask(ctx, plan, statement)).map((row) => ({
    page: readText(row, 'page'),
    query: readText(row, 'query'),
    range: readMeasures(row, ''),
    comparison: readMeasures(row, 'old_'),
  }))
}

/** The share of a range whose queries are not known, 0 to 1; null when the total is zero or not known. */
interface AnonymisedShare {
  clicks: number | null
  impressions: number | null
  /** Days of which both grains are imported; only these count. */
  days: number
}

/** The share of a range whose queries Google does not reveal. */
export async function readAnonymisedShare(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, range }: { plan: Plan; range: DayRange },
): Promise<AnonymisedShare> {
  checkRange(range)
  const counting = startStatement(engine.dialect, plan)
  const grains = await engine.ask(
    ctx,
    plan,
    counting.end(`
      select (i.day - date '1970-01-01')::float8 as day, count(*)::float8 as grains from fact_imports i
      where ${counting.isOfPlan('i')} and i.grain in ('page', 'page_query') and ${counting.isWithin('i', range)}
      group by i.day`),
  )
  const [whole, partial] = [2, 1].map((count) => grains.filter((row) => readNumber(row, 'grains') === count))
  const days = whole?.length ?? 0
  const parts = startStatement(engine.dialect, plan)
  // Usually every day has both grains. A condition on millions of rows takes longer than their sum.
  const left = (partial ?? []).map((row) => `${parts.write(nameDay(readNumber(row, 'day')))}::date`)
  const sumOf = (grain: 'page' | 'page_query') => `
    select '${grain}' as name, coalesce(sum(f.clicks), 0)::float8 as clicks,
      coalesce(sum(f.impressions), 0)::float8 as impressions
    from facts_by_${grain} f where ${parts.isOfPlan('f')} and ${parts.isWithin('f', range)}
      ${left.length > 0 ? `and f.day not in (${left.join(', ')})` : ''}`
  const rows = await engine.ask(ctx, plan, parts.end(`${sumOf('page')} union all ${sumOf('page_query')}`))
  const find = (name: string) => rows.find((row) => row['name'] === name) ?? {}
  const [all, known] = [find('page'), find('page_query')]
  const share = (column: 'clicks' | 'impressions') => {
    const total = readNumber(all, column)
    return days === 0 || total === 0 ? null : Math.max(0, 1 - readNumber(known, column) / total)
  }
  return { clicks: share('clicks'), impressions: share('impressions'), days }
}
