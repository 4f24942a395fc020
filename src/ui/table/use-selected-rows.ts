import { useMemo, useState } from 'react'

/** The selected rows by id, on this page and on pages shown earlier. */
export function useSelectedRows<Row extends { id: number }>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row> | null>(null)
  const selected = useMemo(() => new Set(chosen?.keys()), [chosen])
  return {
    selected,
    /** Whether rows were ever selected. Before that, the component that shows them need not be loaded. */
    wasUsed: chosen !== null,
    /** Those on this page as they are by now, the others as they were when they were selected. */
    rows: useMemo(
      () => [...pick(selected, { before: chosen ?? new Map(), rows }).values()],
      [selected, chosen, rows],
    ),
    select: (keys: ReadonlySet<string>) =>
      setChosen((before) => pick(keys, { before: before ?? new Map(), rows })),
    /** Selects exactly these rows, on whichever page they are. */
    selectRows: (wanted: readonly Row[]) =>
      setChosen(new Map(wanted.map((row) => [String(row.id), row] as const))),
    clear: () => setChosen(new Map()),
  }
}

function pick<Row extends { id: number }>(
  keys: ReadonlySet<string>,
  { before, rows }: { before: ReadonlyMap<string, Row>; rows: readonly Row[] },
): ReadonlyMap<string, Row> {
  const shown = new Map(rows.map((row) => [String(row.id), row]))
  const picked = [...keys].flatMap((key) => {
    const row = shown.get(key) ?? before.get(key)
    return row === undefined ? [] : [[key, row] as const]
  })
  return new Map(picked)
}
