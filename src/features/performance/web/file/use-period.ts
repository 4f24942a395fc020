import { useState } from 'react'
import type { DayRange } from '#platform/days.ts'
import { isSearchDay } from '../../rules.ts'
import { rangeOf, type PeriodName } from './guess-period.ts'
import type { FileSummary } from './search-file-worker.ts'

type Choice = PeriodName | 'unknown' | 'days' | 'none'

export type Period = ReturnType<typeof usePeriod>

/** The period of the sums in a file: what the file suggests, until the user changes it. */
export function usePeriod(summary: FileSummary | null) {
  const [changed, setChanged] = useState<{ name?: Choice; range?: DayRange }>({})
  const [isAsked, setIsAsked] = useState(false)
  const guess = summary?.guess ?? { period: null, range: null, until: '' }
  const name: Choice = changed.name ?? guess.period ?? (guess.range === null ? 'unknown' : 'days')
  const range = changed.range ?? guess.range ?? { from: '', to: guess.until }
  const isNeeded = (summary?.undated ?? 0) > 0
  const fault = isNeeded ? findFault(name, range) : null
  return {
    name,
    range,
    isNeeded,
    isGuessed: guess.range !== null && changed.name === undefined && changed.range === undefined,
    trouble: isAsked ? fault : null,
    choose(next: Choice) {
      const isNamed = next !== 'unknown' && next !== 'days' && next !== 'none'
      setChanged({ name: next, range: isNamed ? rangeOf(next, range.to || guess.until) : range })
    },
    change: (part: Partial<DayRange>) => setChanged({ name: 'days', range: { ...range, ...part } }),
    /** Calls with the period, or null for none; asks for it first when it is missing or wrong. */
    confirm(go: (range: DayRange | null) => void) {
      setIsAsked(true)
      if (fault === null) go(isNeeded && name !== 'none' ? range : null)
    },
  }
}

function findFault(name: Choice, { from, to }: DayRange): string | null {
  if (name === 'none') return null
  if (name === 'unknown') return 'Choose the period of these numbers, or leave the numbers out.'
  if (!isSearchDay(from) || !isSearchDay(to)) return 'Choose the first and the last day.'
  return from > to ? 'The period ends before it begins.' : null
}
