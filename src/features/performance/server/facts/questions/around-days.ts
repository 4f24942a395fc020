import type { DayRange } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { FactsContext, FactsEngine } from '../engine.ts'
import { cleanText } from '../filters.ts'
import type { Measures } from '../measures.ts'
import { readMeasures, readText } from '../read-row.ts'
import { spanOf, startStatement, SUMMED } from './write-statement.ts'

/** A page, and two windows in which it is measured. */
export interface PageWindows {
  url: string
  before: DayRange
  after: DayRange
}

export interface AroundDay {
  url: string
  before: Measures
  after: Measures
}

/**
 * The measures of pages, for any query, each in two windows of its own: around the day of a change. Addresses with a
 * fragment count for their page. A page without facts in its windows is left out.
 */
export async function readAroundDays(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, windows }: { plan: Plan; windows: readonly PageWindows[] },
): Promise<AroundDay[]> {
  const ranges = windows.flatMap(({ before, after }) => [before, after])
  const [first, ...others] = ranges
  if (first === undefined) return []
  const parts = startStatement(engine.dialect, plan)
  const list = (name: string, of: (one: PageWindows) => string) =>
    `unnest(${parts.write(windows.map((one) => cleanText(of(one))))}::text[]) as ${name}`
  const meant = `(
      select ${list('url', ({ url }) => url)}, ${list('b_from', ({ before }) => before.from)},
        ${list('b_to', ({ before }) => before.to)}, ${list('a_from', ({ after }) => after.from)},
        ${list('a_to', ({ after }) => after.to)}
    )`
  const chosen = `(
      select one.id, m.url, m.b_from::date as b_from, m.b_to::date as b_to, m.a_from::date as a_from, m.a_to::date as a_to
      from fact_pages one join meant m on split_part(one.page, '#', 1) = m.url where ${parts.isOfPlan('one')}
    )`
  const columns = SUMMED.flatMap((column) => [
    `coalesce(sum(f.${column}) filter (where f.day between c.b_from and c.b_to), 0)::float8 as old_${column}`,
    `coalesce(sum(f.${column}) filter (where f.day between c.a_from and c.a_to), 0)::float8 as ${column}`,
  ])
  const span = others.reduce((whole, one) => spanOf(whole, one), first)
  const select = `
    select c.url, ${columns.join(', ')}
    from facts_by_page f join windows c on c.id = f.page_id and f.day between c.b_from and c.a_to
    where ${parts.isOfPlan('f')} and ${parts.isWithin('f', span)}
    group by c.url`
  const statement = parts.end(select, { meant, windows: chosen })
  return (await engine.ask(ctx, plan, statement)).map((row) => ({
    url: readText(row, 'url'),
    before: readMeasures(row, 'old_'),
    after: readMeasures(row, ''),
  }))
}
