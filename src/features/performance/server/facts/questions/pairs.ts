import { type DayRange } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { checkRange } from '../days.ts'
import type { FactsContext, FactsEngine } from '../engine.ts'
import { measure, type Measures } from '../measures.ts'
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
      ${parts.fromFacts('page_query', { queries: { only: queries } })}
        and ${parts.isWithin('f', spanOf(range, comparison))} and (${within} or ${before})
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

export interface AnonymisedShare {
  /** Measures of all pages, for all queries. */
  all: Measures
  /** The part of `all` whose queries are known. */
  known: Measures
  /** Share whose query is not known, 0 to 1; null when the total is zero or not known. */
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
  const parts = startStatement(engine.dialect, plan)
  const sumOf = (grain: 'page' | 'page_query') => `
    select '${grain}' as name, (select count(*) from both_read)::float8 as days,
      ${SUMMED.map((column) => `coalesce(sum(f.${column}), 0)::float8 as ${column}`).join(', ')}
    from facts_by_${grain} f join both_read b on b.day = f.day
    where ${parts.isOfPlan('f')} and ${parts.isWithin('f', range)}`
  const bothRead = `(
      select i.day from fact_imports i
      where ${parts.isOfPlan('i')} and i.grain in ('page', 'page_query') and ${parts.isWithin('i', range)}
      group by i.day having count(*) = 2
    )`
  const select = `${sumOf('page')} union all ${sumOf('page_query')}`
  const statement = parts.end(select, { both_read: bothRead })
  const rows = await engine.ask(ctx, plan, statement)
  const find = (name: string) => rows.find((row) => row['name'] === name) ?? {}
  const days = readNumber(find('page'), 'days')
  const [all, known] = ['page', 'page_query'].map((name) =>
    days > 0 ? readMeasures(find(name), '') : measure(null),
  )
  if (all === undefined || known === undefined) throw new Error('two sums have two answers')
  return {
    all,
    known,
    clicks: shareOf(all.clicks, known.clicks),
    impressions: shareOf(all.impressions, known.impressions),
    days,
  }
}

function shareOf(all: number | null, known: number | null): number | null {
  if (all === null || known === null || all === 0) return null
  return Math.max(0, 1 - known / all)
}
