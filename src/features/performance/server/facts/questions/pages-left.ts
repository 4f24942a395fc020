import type { DayRange } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { checkRange } from '../days.ts'
import type { FactsContext, FactsEngine } from '../engine.ts'
import type { TextFilter } from '../filters.ts'
import { readNumber } from '../read-row.ts'
import { startStatement } from './write-statement.ts'

interface PagesLeft {
  /** Different pages with facts in the range. */
  all: number
  /** How many of them meet the conditions. */
  left: number
}

/** How many of the pages of a range meet some conditions. */
export async function countPagesLeft(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, range, pages }: { plan: Plan; range: DayRange; pages: TextFilter },
): Promise<PagesLeft> {
  checkRange(range)
  const parts = startStatement(engine.dialect, plan)
  const statement = parts.end(`
    select (select count(distinct f.page_id) ${parts.fromFacts('page', {}, range)})::float8 as all_pages,
      (select count(distinct f.page_id) ${parts.fromFacts('page', { pages }, range)})::float8 as left_pages`)
  const [row = {}] = await engine.ask(ctx, plan, statement)
  return { all: readNumber(row, 'all_pages'), left: readNumber(row, 'left_pages') }
}
