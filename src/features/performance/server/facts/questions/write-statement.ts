import { numberOfDay, type DayRange } from '#platform/days.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Dialect, Statement, Value } from '../engine.ts'
import { cleanText, isFiltering, type FactsFilter, type Grain, type TextFilter } from '../filters.ts'
import { readPattern } from '#platform/server/database/patterns.ts'

/** More pages or queries than these are joined with all facts of the range, which then takes less time. */
const MOST_LOOKED_UP = 2_000

/** Builds one statement: collects its values, and writes the parts that all questions share. */
export function startStatement(dialect: Dialect, plan: Plan) {
  const values: Value[] = []
  const patterns: Statement['patterns'] = []
  const names = new Map<Value, string>()
  const chosen = new Map<string, string>()

  const write = (value: Value) => {
    const inline = dialect.inline(value)
    if (inline !== null) return inline
    const name = names.get(value) ?? `$${values.push(value)}`
    names.set(value, name)
    return name
  }
  const isOfPlan = (table: string) => dialect.isOfPlan(table, plan, write)
  const isWithin = (table: string, { from, to }: DayRange) =>
    `${table}.day between ${write(from)}::date and ${write(to)}::date`

  const writeCondition = (column: string, { kind, text }: NonNullable<TextFilter['conditions']>[number]) => {
    switch (kind) {
      case 'contains':
        return `strpos(${column}, ${write(cleanText(text))}::text) > 0`
      case 'starts with':
        return `starts_with(${column}, ${write(cleanText(text))}::text)`
      case 'matches':
      case 'does not match': {
        const pattern = readPattern(text)
        patterns.push(pattern)
        const matched = dialect.matches(column, write, pattern)
        return kind === 'matches' ? matched : `not ${matched}`
      }
    }
  }

  const choose = (kind: 'page' | 'query', filter: TextFilter) => {
    const conditions = [isOfPlan('one')]
    if (filter.only !== undefined) {
      const list = `${write(filter.only.map(cleanText))}::text[]`
      conditions.push(
        kind === 'page' && filter.withJumps
          ? `split_part(one.page, '#', 1) in (select unnest(${list}))`
          : dialect.isOneOf(`one.${kind}`, list),
      )
    }
    for (const condition of filter.conditions ?? []) conditions.push(writeCondition(`one.${kind}`, condition))
    const table = kind === 'page' ? 'fact_pages' : 'fact_queries'
    return `${dialect.chosen} (select one.id from ${table} one where ${conditions.join(' and ')})`
  }

  /** Leaves the facts of the pages or queries that a filter selects: a join, or conditions. */
  const leaveChosen = (kind: 'page' | 'query', filter: TextFilter | undefined, { from, to }: DayRange) => {
    if (!isFiltering(filter)) return { join: '', conditions: '' }
    const name = `chosen_${kind}`
    if (!chosen.has(name)) chosen.set(name, choose(kind, filter))
    if (!dialect.looksUp || filter.only === undefined || filter.only.length > MOST_LOOKED_UP)
      return { join: `join ${name} on ${name}.id = f.${kind}_id`, conditions: '' }
    // Each day is named, because an index may be searched once for each id, and then through all days between two.
    const days = `generate_series(${write(from)}::date, ${write(to)}::date, '1 day') as day`
    return {
      join: '',
      conditions: `and f.day = any (array(select day::date from ${days}))
        and f.${kind}_id = any (array(select id from ${name}))`,
    }
  }

  return {
    write,
    isOfPlan,
    isWithin,
    /** The facts of a range that a filter leaves, named f; the caller can add conditions to its `where`. */
    fromFacts(grain: Grain, { pages, queries }: FactsFilter, range: DayRange) {
      const [page, query] = [leaveChosen('page', pages, range), leaveChosen('query', queries, range)]
      return `
        from facts_by_${grain} f ${page.join} ${query.join}
        where ${isOfPlan('f')} and ${isWithin('f', range)} ${page.conditions} ${query.conditions}`
    },
    /** How many days of a range were imported. */
    countImported: (grain: Grain, range: DayRange) => `
      (select count(*) from fact_imports i
       where ${isOfPlan('i')} and i.grain = ${write(grain)}::text and ${isWithin('i', range)})`,
    /** The whole statement: a select, and the subqueries that it uses by name. */
    end(select: string, named: Record<string, string> = {}): Statement {
      const all = [...chosen, ...Object.entries(named)].map(([name, meaning]) => `${name} as ${meaning}`)
      return { text: `${all.length > 0 ? 'with ' : ''}${all.join(', ')} ${select}`, values, patterns }
    },
  }
}

/** From the first day of two ranges to the last one. */
export function spanOf(range: DayRange, other: DayRange | null): DayRange {
  const [first, second] = [range, other ?? range]
  return {
    from: isBefore(first.from, second.from) ? first.from : second.from,
    to: isBefore(first.to, second.to) ? second.to : first.to,
  }
}

/** Columns that are added up. */
export const SUMMED = ['clicks', 'impressions', 'position_sum'] as const

function isBefore(one: string, other: string): boolean {
  return numberOfDay(one) < numberOfDay(other)
}
