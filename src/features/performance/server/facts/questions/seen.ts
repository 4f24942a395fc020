import { nameDay, type DayRange } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { checkRange } from '../days.ts'
import type { FactsContext, FactsEngine } from '../engine.ts'
import { readNumber } from '../read-row.ts'
import { spanOf, startStatement } from './write-statement.ts'

export interface Seen {
  /** Number of different pages or queries with impressions. */
  seen: number
  /** Number of days of the range that were imported. */
  days: number
}

/** How many different pages or queries were seen in each of two ranges. */
export async function countSeen(
  engine: FactsEngine,
  ctx: FactsContext,
  {
    plan,
    kind,
    range,
    comparison,
  }: { plan: Plan; kind: 'page' | 'query'; range: DayRange; comparison: DayRange },
): Promise<{ range: Seen; comparison: Seen }> {
  checkRange(range)
  checkRange(comparison)
  const parts = startStatement(engine.dialect, plan)
  const wasSeen = (one: DayRange) =>
    `coalesce(bool_or(${parts.isWithin('f', one)} and f.impressions > 0), false)`
  const seen = `(
      select ${wasSeen(range)} as fresh, ${wasSeen(comparison)} as old
      ${parts.fromFacts(kind, {}, spanOf(range, comparison))}
      group by f.${kind}_id
    )`
  const statement = parts.end(
    `select ${parts.countImported(kind, range)}::float8 as days, ${parts.countImported(kind, comparison)}::float8 as old_days,
      count(*) filter (where fresh)::float8 as seen, count(*) filter (where old)::float8 as old_seen
    from seen`,
    { seen },
  )
  const [row = {}] = await engine.ask(ctx, plan, statement)
  return {
    range: { seen: readNumber(row, 'seen'), days: readNumber(row, 'days') },
    comparison: { seen: readNumber(row, 'old_seen'), days: readNumber(row, 'old_days') },
  }
}

/** How many different pages or queries were seen on each imported day of a range, by the day. */
export async function countSeenByDay(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, kind, range }: { plan: Plan; kind: 'page' | 'query'; range: DayRange },
): Promise<Map<string, number>> {
  checkRange(range)
  const parts = startStatement(engine.dialect, plan)
  const seen = `(
      select f.day, count(*) as seen
      ${parts.fromFacts(kind, {}, range)} and f.impressions > 0
      group by f.day
    )`
  const statement = parts.end(
    `select (i.day - date '1970-01-01')::float8 as day, coalesce(s.seen, 0)::float8 as seen
    from fact_imports i left join seen s on s.day = i.day
    where ${parts.isOfPlan('i')} and i.grain = ${parts.write(kind)}::text and ${parts.isWithin('i', range)}`,
    { seen },
  )
  const rows = await engine.ask(ctx, plan, statement)
  return new Map(rows.map((row) => [nameDay(readNumber(row, 'day')), readNumber(row, 'seen')]))
}
