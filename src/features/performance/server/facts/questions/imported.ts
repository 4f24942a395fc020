import { nameDay, type DayRange } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { checkRange } from '../days.ts'
import type { FactsContext, FactsEngine } from '../engine.ts'
import type { DaySource } from '../encode-day.ts'
import { GRAINS, type Grain } from '../filters.ts'
import { readNumber } from '../read-row.ts'
import { startStatement } from './write-statement.ts'

interface Imported {
  first: string
  last: string
  days: number
}

/** The first and last imported day, and the number of imported days; null when there are none. */
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

interface ImportedDay {
  day: string
  grains: Grain[]
  /** `file` when some facts of the day are from a file. */
  source: DaySource
}

/** The imported days of a range, oldest first, with their grains and their source. */
export async function listImportedDays(
  engine: FactsEngine,
  ctx: FactsContext,
  { plan, range }: { plan: Plan; range: DayRange },
): Promise<ImportedDay[]> {
  checkRange(range)
  const parts = startStatement(engine.dialect, plan)
  const statement = parts.end(`
    select (i.day - date '1970-01-01')::float8 as day, i.grain, i.source
    from fact_imports i where ${parts.isOfPlan('i')} and ${parts.isWithin('i', range)} order by 1`)
  const days = new Map<number, ImportedDay>()
  for (const row of await engine.ask(ctx, plan, statement)) {
    const number = readNumber(row, 'day')
    const day = days.get(number) ?? { day: nameDay(number), grains: [], source: 'search-console' }
    days.set(number, day)
    day.grains.push(...GRAINS.filter((grain) => grain === row['grain']))
    if (row['source'] === 'file') day.source = 'file'
  }
  return [...days.values()]
}
