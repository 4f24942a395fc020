import { type DayRange } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import { checkRange } from '../days.ts'
import type { FactsContext, FactsEngine } from '../engine.ts'
import { chooseGrain, isFiltering, type FactsFilter } from '../filters.ts'
import { THOUSANDTHS, type Measures } from '../measures.ts'
import { readMeasures, readNumber, readText } from '../read-row.ts'
import { spanOf, startStatement, SUMMED } from './write-statement.ts'

const MOST_ROWS = 100_000

export interface RankingSort {
  by: 'clicks' | 'impressions' | 'ctr' | 'position' | 'text'
  /** Sorts by the range, by the one it is compared with, or by the difference of both. */
  of?: 'range' | 'comparison' | 'change'
  direction: 'asc' | 'desc'
}

export interface RankingQuestion {
  range: DayRange
  comparison?: DayRange | null
  filter?: FactsFilter
  sort: RankingSort
  limit: number
  offset?: number
}

export interface Ranked {
  /** The page's address, or the query. */
  text: string
  range: Measures
  comparison: Measures
}

export interface Ranking {
  rows: Ranked[]
  /** Number of rows on all pages of the list. */
  total: number
}

/** The pages or queries that have facts in one of two ranges, sorted by any measure; those without it are last. */
export async function readRanking(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, kind, ...asked }: RankingQuestion & { plan: Plan; kind: 'page' | 'query' },
): Promise<Ranking> {
  const { range, comparison = null, filter = {}, sort, limit, offset = 0 } = asked
  checkRange(range)
  if (comparison !== null) checkRange(comparison)
  if (limit < 1 || limit > MOST_ROWS || offset < 0)
    throw new Invalid(`Ask for 1 to ${MOST_ROWS} rows at once.`)
  const grain = chooseGrain({
    page: kind === 'page' || isFiltering(filter.pages),
    query: kind === 'query' || isFiltering(filter.queries),
  })
  const parts = startStatement(engine.dialect, plan)
  const within = parts.isWithin('f', range)
  const before = comparison === null ? null : parts.isWithin('f', comparison)
  const filters = before === null ? '' : ` filter (where ${within})`
  const sums = SUMMED.flatMap((column) => [
    `sum(f.${column})${filters} as ${column}`,
    before === null
      ? `null::float8 as old_${column}`
      : `sum(f.${column}) filter (where ${before}) as old_${column}`,
  ])
  const known = SUMMED.flatMap((column) => [
    `case when seen.fresh > 0 then coalesce(s.${column}, 0)::float8 end as ${column}`,
    `case when seen.old > 0 then coalesce(s.old_${column}, 0)::float8 end as old_${column}`,
  ])
  const seen = `(
      select ${parts.countImported(grain, range)} as fresh,
        ${comparison === null ? '0' : parts.countImported(grain, comparison)} as old
    )`
  const summed = `(
      select f.${kind}_id as id, ${sums.join(', ')}
      ${parts.fromFacts(grain, filter, spanOf(range, comparison))}
        ${before === null ? '' : `and (${within} or ${before})`}
      group by f.${kind}_id
    )`
  const named = `(
      select d.${kind} as text, ${known.join(', ')}
      from summed s join ${kind === 'page' ? 'fact_pages' : 'fact_queries'} d on d.id = s.id and ${parts.isOfPlan('d')}
        cross join seen
    )`
  const order = `${writeOrder(sort)}, text`
  const select = `
    select t.total::float8 as total, p.* from (select count(*) as total from summed) t
      left join (select * from named order by ${order}
        limit ${parts.write(limit)}::integer offset ${parts.write(offset)}::integer) p on true
    order by ${order}`
  const statement = parts.end(select, { seen, summed, named })
  const rows = await engine.ask(ctx, plan, statement)
  const [first = {}] = rows
  return {
    total: readNumber(first, 'total'),
    rows: rows
      .filter(({ text }) => text !== null)
      .map((row) => ({
        text: readText(row, 'text'),
        range: readMeasures(row, ''),
        comparison: readMeasures(row, 'old_'),
      })),
  }
}

function writeOrder({ by, of = 'range', direction }: RankingSort): string {
  if (by === 'text') return `text ${direction}`
  const fresh = writeMeasure(by, '')
  const old = writeMeasure(by, 'old_')
  const value = { range: fresh, comparison: old, change: `${fresh} - ${old}` }[of]
  return `${value} ${direction} nulls last`
}

function writeMeasure(by: Exclude<RankingSort['by'], 'text'>, prefix: '' | 'old_'): string {
  switch (by) {
    case 'clicks':
    case 'impressions':
      return `${prefix}${by}`
    case 'ctr':
      return `${prefix}clicks / nullif(${prefix}impressions, 0)`
    case 'position':
      return `${prefix}position_sum / nullif(${THOUSANDTHS} * ${prefix}impressions, 0)`
  }
}
