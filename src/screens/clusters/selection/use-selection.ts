import { useMemo, useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { KeywordLine, Line } from '../table/lines.ts'
import type { Selection } from './selection.ts'

const NOTHING: Selection = { kind: 'clusters', rows: [] }

/**
 * The selected clusters, pages or keywords, also those of pages of the list that were shown earlier. Selecting one kind
 * clears the others (F-079), and so does another filter of the list, which `listed` stands for.
 */
export function useSelection(articles: readonly Article[], listed: string) {
  const [chosen, setChosen] = useState<Selection | null>(null)
  const [seen, setSeen] = useState(listed)
  if (seen !== listed) {
    setSeen(listed)
    setChosen(chosen && NOTHING)
  }
  const selection = useMemo(() => refresh(chosen ?? NOTHING, articles), [chosen, articles])
  return {
    selection,
    /** Whether rows were ever selected. Before that, the component that shows them need not be loaded. */
    wasUsed: chosen !== null,
    /** The keys of the selected lines of the table. */
    selectedKeys: useMemo(() => keysOf(selection), [selection]),
    selectedPages: useMemo(
      () => new Set(selection.kind === 'pages' ? selection.rows.map(({ id }) => id) : []),
      [selection],
    ),
    selectKeys: (keys: ReadonlySet<string>, lines: readonly Line[]) =>
      setChosen((before) => selectKeys(keys, { before: before ?? NOTHING, lines })),
    togglePage: (article: Article) => setChosen((before) => togglePage(before ?? NOTHING, article)),
    select: (wanted: Selection) => setChosen(wanted),
    clear: () => setChosen(NOTHING),
  }
}

function keysOf(selection: Selection): ReadonlySet<string> {
  if (selection.kind === 'pages') return new Set()
  if (selection.kind === 'clusters') return new Set(selection.rows.map(({ id }) => String(id)))
  return new Set(selection.rows.map(({ id }) => `k${id}`))
}

/** The clusters of the list as they are by now, the others as they were when they were selected. */
function refresh(selection: Selection, articles: readonly Article[]): Selection {
  if (selection.kind === 'keywords' || selection.rows.length === 0) return selection
  const shown = new Map(articles.map((article) => [article.id, article]))
  return { ...selection, rows: selection.rows.map((row) => shown.get(row.id) ?? row) }
}

function selectKeys(
  keys: ReadonlySet<string>,
  { before, lines }: { before: Selection; lines: readonly Line[] },
): Selection {
  const added = keys.difference(keysOf(before))
  const wasKeywords = before.kind === 'keywords'
  const isKeywords = added.size === 0 ? wasKeywords : [...added].every((key) => key.startsWith('k'))
  if (isKeywords) {
    const known = new Map([
      ...(wasKeywords ? before.rows.map((row) => [`k${row.id}`, row] as const) : []),
      ...lines.filter(isKeywordLine).map(({ key, keyword }) => [key, keyword] as const),
    ])
    return { kind: 'keywords', rows: pick(keys, known) }
  }
  const known = new Map([
    ...(wasKeywords ? [] : before.rows.map((row) => [String(row.id), row] as const)),
    ...lines.flatMap((line) => (line.kind === 'cluster' ? [[line.key, line.article] as const] : [])),
  ])
  return { kind: 'clusters', rows: pick(keys, known) }
}

function isKeywordLine(line: Line): line is KeywordLine {
  return line.kind === 'keyword'
}

function pick<Row>(keys: ReadonlySet<string>, known: ReadonlyMap<string, Row>): Row[] {
  return [...keys].flatMap((key) => {
    const row = known.get(key)
    return row === undefined ? [] : [row]
  })
}

function togglePage(before: Selection, article: Article): Selection {
  const rows = before.kind === 'pages' ? before.rows : []
  const others = rows.filter(({ id }) => id !== article.id)
  return { kind: 'pages', rows: others.length < rows.length ? others : [...rows, article] }
}
