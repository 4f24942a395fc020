import { findMeasure } from './measure-words.ts'
import { findDayReader, isShare, readDecimal } from './read-values.ts'
import type { Table } from './split-table.ts'

const LOOKED_AT = 200
const MEASURES = 4

/** Indexes of a table's columns; null for a column that the table does not have. */
export interface Columns {
  day: { at: number; read: (cell: string) => string | null } | null
  page: number | null
  /** The column of other texts: queries, countries or devices. */
  label: number | null
  clicks: number
  impressions: number
  position: number | null
  /** Whether the table compares two ranges; then these are the columns of the first range. */
  isComparison: boolean
}

/**
 * Finds the columns of a table by their contents, and the measures by their names or their order. Returns null for a
 * table without clicks and impressions.
 */
export function findColumns({ header, rows }: Table): Columns | null {
  const sample = rows.slice(0, LOOKED_AT)
  const cellsOf = (at: number) =>
    sample.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== '')
  const kinds = header.map((name, at) => {
    const kind = detectKind(cellsOf(at))
    // A column whose header names a measure has numbers, even when a few of its cells are broken.
    return kind === 'text' && at > 0 && findMeasure(name) !== null ? 'number' : kind
  })
  const find = (kind: Kind) => (kinds.includes(kind) ? kinds.indexOf(kind) : null)
  const dayAt = find('day')
  const read = dayAt === null ? null : findDayReader(cellsOf(dayAt))
  const measures = findMeasures(
    header,
    kinds.flatMap((kind, at) => (kind === 'number' || kind === 'share' || kind === 'empty' ? [at] : [])),
  )
  if (measures === null) return null
  return {
    day: dayAt === null || read === null ? null : { at: dayAt, read },
    page: find('page'),
    label: find('text'),
    ...measures,
  }
}

type Kind = 'day' | 'page' | 'number' | 'share' | 'text' | 'empty'

function detectKind(cells: readonly string[]): Kind {
  if (cells.length === 0) return 'empty'
  if (findDayReader(cells) !== null) return 'day'
  if (isMost(cells, (cell) => /^https?:\/\/\S+$/i.test(cell))) return 'page'
  if (isMost(cells, (cell) => isShare(cell) && readDecimal(cell) !== null)) return 'share'
  // A dash means that nothing was measured.
  if (isMost(cells, (cell) => readDecimal(cell) !== null || /^[-–—]$/.test(cell))) return 'number'
  return 'text'
}

function isMost(cells: readonly string[], holds: (cell: string) => boolean): boolean {
  return cells.filter(holds).length * 10 >= cells.length * 9
}

type Measures = Pick<Columns, 'clicks' | 'impressions' | 'position' | 'isComparison'>

function findMeasures(header: readonly string[], numbers: readonly number[]): Measures | null {
  const named = numbers.map((at) => ({ at, measure: findMeasure(header[at] ?? '') }))
  const of = (measure: string) => named.filter((one) => one.measure === measure).map(({ at }) => at)
  const [clicks, impressions] = [of('clicks'), of('impressions')]
  if (clicks[0] !== undefined && impressions[0] !== undefined)
    return {
      clicks: clicks[0],
      impressions: impressions[0],
      position: of('position')[0] ?? null,
      isComparison: clicks.length > 1,
    }
  // Search Console always writes clicks, impressions, CTR and position in this order; in a comparison each of them
  // for both ranges.
  const step = numbers.length / MEASURES
  if (step !== 1 && step !== 2) return null
  const [first = 0, second = 0, , fourth = 0] = numbers.filter((_, place) => place % step === 0)
  return { clicks: first, impressions: second, position: fourth, isComparison: step === 2 }
}
