import type { Node as ProseNode } from '@milkdown/kit/prose/model'
import { findPlaces, makeSources, type SourceBlock } from './find-places.ts'
import type { MarkdownLanguage } from './markdown-language.ts'
import type { TextStyle } from './text-style.ts'
import { writeBlock } from './write-block.ts'

/** Remark makes no column narrower. */
const NARROWEST = 3

/** An edited table, whose other rows keep their source; null if all of it has to be written. */
export function writeTable(
  language: MarkdownLanguage,
  node: ProseNode,
  { before, style }: { before: SourceBlock; style: TextStyle },
): string | null {
  const lines = before.source.split(/\r?\n/)
  const rule = lines[1]
  if (rule === undefined || shapeOf(before.node) !== shapeOf(node)) return null
  if (before.children.length !== before.node.childCount) return null
  const widths = widthsOf(rule)
  const isInColumns = lines.every(({ length }) => length === rule.length) && Math.min(...widths) >= NARROWEST
  const sources = makeSources(before.children)
  const places = findPlaces(sources, node.children)
  const rows = node.children.map((row, index) => {
    const place = places[index] ?? null
    const isKept = place !== null && sources.places.get(row) === place
    const source = isKept ? before.children[place]?.source : undefined
    return source ?? writeRow(language, row, { table: node, widths: isInColumns ? widths : null, style })
  })
  return [rows[0], rule, ...rows.slice(1)].join('\n')
}

/** How many columns a table has and how they are aligned. */
function shapeOf(table: ProseNode): string {
  return JSON.stringify(table.firstChild?.children.map(({ attrs }) => attrs['alignment']))
}

function widthsOf(rule: string): number[] {
  return rule
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => Math.max(1, cell.length - 2))
}

interface RowOptions {
  table: ProseNode
  /** The widths to which cells are filled; null where the table is not in columns. */
  widths: readonly number[] | null
  style: TextStyle
}

/** One row, below a header that is as wide as the columns are. */
function writeRow(language: MarkdownLanguage, row: ProseNode, { table, widths, style }: RowOptions): string {
  const { schema } = language
  const header = schema.node(
    'table_header_row',
    null,
    (table.firstChild?.children ?? []).map(({ attrs }, column) => {
      const filling = schema.text('x'.repeat(widths?.[column] ?? 1))
      return schema.node('table_header', attrs, schema.node('paragraph', null, filling))
    }),
  )
  const cells = row.children.map(({ attrs, content }) => schema.node('table_cell', attrs, content))
  const written = writeBlock(
    language,
    schema.node('table', null, [header, schema.node('table_row', null, cells)]),
    style,
  )
  const line = written.split('\n')[2] ?? ''
  return widths === null ? line.replace(/(?<=[^ \\|]) +\|/g, ' |').replace(/\| {2,}(?=[^ |])/g, '| ') : line
}
