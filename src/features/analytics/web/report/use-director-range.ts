import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { DayRange } from '#platform/days.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { defaultRange, presetsEnd, readRange } from './ranges.ts'

/** The range of days in the address, which names none for the last twelve full months. */
export function useDirectorRange() {
  const search: { from?: unknown; to?: unknown } = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { from: first, to: last } = search
  const range = useMemo(() => readRange({ from: first, to: last }, today), [first, last, today])
  const change = ({ from, to }: DayRange) => {
    const usual = defaultRange(today)
    const isUsual = from === usual.from && to === usual.to
    changeSearch(({ from: _from, to: _to, ...rest }) => (isUsual ? rest : { ...rest, from, to }))
  }
  return { range, today, presetsEnd: presetsEnd(today), change }
}
