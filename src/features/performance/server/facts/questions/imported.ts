import type { Plan } from '#features/contentplans/server/index.ts'
import { checkRange, nameDay, type DayRange } from '../days.ts'
import type { FactsContext, FactsEngine } from '../engine.ts'
import { GRAINS, type Grain } from '../filters.ts'
import { readNumber } from '../read-row.ts'
import { startStatement } from './write-statement.ts'

export interface Imported {
  first: string
  last: string
  days: number
}

/** The first and last day of which anything is there, and how many days there are; null: none. */
export async function findImported(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, grain }: { plan: Plan; grain?: Grain },
): Promise<Imported | null> {
  const parts = startStatement(engine.dialect, plan)
  const ofGrain = grain === undefined ? '' : `and i.grain = ${parts.write(grain)}::text`
  const statement = parts.end(`
    select (min(i.day) - date '1970-01-01')::float8 as first, (max(i.day) - date '1970-01-01')::float8 as last,
      count(distinct i.day)::float8 as days
    from fact_imports i where ${parts.isOfPlan('i')} ${ofGrain}`)
  const [row = {}] = await engine.ask(ctx, plan, statement)
  const days = readNumber(row, 'days')
  if (days === 0) return null
  return { first: nameDay(readNumber(row, 'first')), last: nameDay(readNumber(row, 'last')), days }
}

/** Each day of a range of which something is there, oldest first, with what. */
export async function listImportedDays(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, range }: { plan: Plan; range: DayRange },
): Promise<{ day: string; grains: Grain[] }[]> {
  checkRange(range)
  const parts = startStatement(engine.dialect, plan)
  const statement = parts.end(`
    select (i.day - date '1970-01-01')::float8 as day, i.grain
    from fact_imports i where ${parts.isOfPlan('i')} and ${parts.isWithin('i', range)} order by 1`)
  const days = new Map<number, Grain[]>()
  for (const row of await engine.ask(ctx, plan, statement)) {
    const day = readNumber(row, 'day')
    days.set(day, [...(days.get(day) ?? []), ...GRAINS.filter((grain) => grain === row['grain'])])
  }
  return [...days].map(([day, grains]) => ({ day: nameDay(day), grains }))
}
