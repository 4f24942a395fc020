import { addDays, type DayRange } from '#platform/days.ts'
import type { Grain } from '../facts/filters.ts'
import type { Windows } from './windows.ts'

/** The imported days of each grain. */
export class ImportedDays {
  readonly #days: Record<Grain, Set<string>> = {
    date: new Set(),
    page: new Set(),
    query: new Set(),
    page_query: new Set(),
  }

  constructor(days: readonly { day: string; grains: readonly Grain[] }[]) {
    for (const { day, grains } of days) for (const grain of grains) this.#days[grain].add(day)
  }

  count(grain: Grain): number {
    return this.#days[grain].size
  }

  /** Whether every day of a range was imported: only then its sums mean anything. */
  isWhole(grain: Grain, { from, to }: DayRange): boolean {
    for (let day = from; day <= to; day = addDays(day, 1)) if (!this.#days[grain].has(day)) return false
    return true
  }

  know(grain: Grain, { last, prev }: Windows): { last: boolean; prev: boolean } {
    return { last: this.isWhole(grain, last), prev: this.isWhole(grain, prev) }
  }
}
