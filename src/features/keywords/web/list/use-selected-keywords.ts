import { useMemo, useState } from 'react'
import type { Keyword } from '../api.ts'

type Selected = ReadonlyMap<string, Keyword>
const NONE: Selected = new Map()

/** The selected keywords, on this page and on others that were shown, and what they add up to. */
export function useSelectedKeywords(rows: readonly Keyword[]) {
  const [chosen, setChosen] = useState(NONE)
  const selected = useMemo(() => new Set(chosen.keys()), [chosen])
  const volume = useMemo(
    () => [...chosen.values()].reduce((sum, row) => sum + (row.estimated_search_volume ?? 0), 0),
    [chosen],
  )
  return {
    selected,
    volume,
    ids: () => [...chosen.values()].map(({ id }) => id),
    select: (keys: ReadonlySet<string>) => setChosen((before) => pick(keys, { before, rows })),
    clear: () => setChosen(NONE),
  }
}

function pick(
  keys: ReadonlySet<string>,
  { before, rows }: { before: Selected; rows: readonly Keyword[] },
): Selected {
  const shown = new Map(rows.map((row) => [String(row.id), row]))
  const picked = [...keys].flatMap((key) => {
    const row = shown.get(key) ?? before.get(key)
    return row === undefined ? [] : [[key, row] as const]
  })
  return new Map(picked)
}
