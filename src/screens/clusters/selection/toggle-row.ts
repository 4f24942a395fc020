import type { Article, ListedKeyword } from '#features/articles/web/index.ts'
import type { Selection } from './selection.ts'

/** One thing that is selected, or taken out of the selection. */
export type Pick = { kind: 'clusters' | 'pages'; row: Article } | { kind: 'keywords'; row: ListedKeyword }

/** The selection with one row added, or removed if it was selected. Another kind begins a new selection (F-079). */
export function toggleRow(selection: Selection, pick: Pick): Selection {
  if (pick.kind === 'keywords')
    return { kind: 'keywords', rows: toggle(selection.kind === 'keywords' ? selection.rows : [], pick.row) }
  const rows = selection.kind === 'keywords' || selection.kind !== pick.kind ? [] : selection.rows
  return { kind: pick.kind, rows: toggle(rows, pick.row) }
}

function toggle<Row extends { id: number }>(rows: readonly Row[], row: Row): Row[] {
  const others = rows.filter(({ id }) => id !== row.id)
  return others.length < rows.length ? others : [...rows, row]
}

/** The ids of what is selected of a kind. */
export function idsOf(selection: Selection, kind: Selection['kind']): ReadonlySet<number> {
  return new Set(selection.kind === kind ? selection.rows.map(({ id }) => id) : [])
}
