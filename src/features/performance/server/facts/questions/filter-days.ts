import { nameDay } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { FactsContext, FactsEngine } from '../engine.ts'
import { readNumber } from '../read-row.ts'
import { startStatement } from './write-statement.ts'

interface FilterDays {
  first: string
  last: string
  days: number
  /** How many of the days are before `since`. */
  older: number
  /** How many of the days are from files, at least in part. */
  fromFiles: number
}

/** The stored days of some filters of a plan; filters without any are left out. */
export async function countFilterDays(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, filterIds, since }: { plan: Plan; filterIds: readonly number[]; since: string },
): Promise<Map<number, FilterDays>> {
  if (filterIds.length === 0) return new Map()
  const parts = startStatement(engine.dialect, plan)
  const isOfFilters = filterIds
    .map((searchFilterId) => engine.dialect.isOfPlan('i', { ...plan, searchFilterId }, parts.write))
    .join(' or ')
  const statement = parts.end(`
    select i.filter_id::float8 as filter_id, (min(i.day) - date '1970-01-01')::float8 as first,
      (max(i.day) - date '1970-01-01')::float8 as last, count(distinct i.day)::float8 as days,
      (count(distinct i.day) filter (where i.day < ${parts.write(since)}::date))::float8 as older,
      (count(distinct i.day) filter (where i.source = 'file'))::float8 as from_files
    from fact_imports i where ${isOfFilters} group by i.filter_id`)
  const rows = await engine.ask(ctx, plan, statement)
  return new Map(
    rows.map((row) => [
      readNumber(row, 'filter_id'),
      {
        first: nameDay(readNumber(row, 'first')),
        last: nameDay(readNumber(row, 'last')),
        days: readNumber(row, 'days'),
        older: readNumber(row, 'older'),
        fromFiles: readNumber(row, 'from_files'),
      },
    ]),
  )
}
