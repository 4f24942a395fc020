import { KeywordTableBuilder, type KeywordTable } from '#engine/index.ts'
import {
  addSkipped,
  openTable,
  readRowVolume,
  sniffFile,
  type FileSource,
  type KeywordTable as Rows,
} from '#features/keywords/files/index.ts'
import { rearmFormulas } from '#features/keywords/rules.ts'
import { Invalid } from '#platform/errors.ts'
import { itemAt } from '#platform/items.ts'
import { writeClusterCsv } from './cluster-csv.ts'
import { volumeOf, type ClusteredFile } from './clustered-file.ts'
import type { ClusteringSummary } from './contract.ts'
import { sumSkipped } from './sum-skipped.ts'

const NO_CLUSTER = 'no cluster or no keyword'

/** Columns of a CSV of clusters. */
interface ClusterColumns {
  cluster: number
  main: number
  overlap: number
}

/** The keywords of the file, and how they are clustered. */
interface Collected {
  builder: KeywordTableBuilder
  /** Overlap of each row with the rest of its cluster; NaN where the file has none. */
  overlap: number[]
  /** Rows of each cluster, in the order of the file. */
  clusters: Map<string, { main: string; rows: number[] }>
}

/**
 * Opens clusters that were saved as CSV, as they are: the file has no search results by which they could be clustered
 * again. Returns null when the file is no such CSV; throws Invalid when it has no keywords.
 */
export async function openClusters(source: FileSource): Promise<Omit<ClusteredFile, 'dendrograms'> | null> {
  const file = await sniffFile(source)
  if (file.shape === 'jsonl') return null
  const rows = await openTable(file)
  const columns = findClusterColumns(rows.header.names)
  if (columns === null || rows.shape !== 'keywords') return null
  const collected = await collect(rows, columns)
  if (collected.clusters.size === 0) throw new Invalid(`${source.name} holds no keywords.`)
  return describeOpened(collected, sumSkipped([[source, rows.report]]))
}

function findClusterColumns(names: readonly string[]): ClusterColumns | null {
  const find = (name: string) => names.findIndex((one) => one.toLowerCase() === name)
  const [cluster, main, overlap] = [find('cluster'), find('main_keyword'), find('overlap')]
  return cluster === -1 || main === -1 || overlap === -1 ? null : { cluster, main, overlap }
}

async function collect(rows: Rows, columns: ClusterColumns): Promise<Collected> {
  const collected: Collected = {
    builder: new KeywordTableBuilder(),
    overlap: [],
    clusters: new Map(),
  }
  const { builder, overlap, clusters } = collected
  const encoder = new TextEncoder()
  for await (const block of rows.records)
    for (const row of block) {
      const cellAt = (at: number) => rearmFormulas((row.cells[at] ?? '').trim())
      const [name, keyword] = [cellAt(columns.cluster), cellAt(rows.header.columns.keyword)]
      if (name === '' || keyword === '') {
        addSkipped(rows.report, { line: row.line, reason: NO_CLUSTER, text: row.cells.join(' ') })
        continue
      }
      const bytes = encoder.encode(keyword)
      const place = builder.count
      builder.row(bytes, 0, bytes.length, toVolume(readRowVolume(row, rows)))
      if (builder.count === place) continue
      overlap.push(readOverlap(row.cells[columns.overlap] ?? ''))
      const known = clusters.get(name)
      if (known === undefined) clusters.set(name, { main: cellAt(columns.main), rows: [place] })
      else known.rows.push(place)
    }
  return collected
}

/** Volumes that were saved are numbers or empty, unless the file was changed since. */
function toVolume(volume: number | null | string): number | null {
  return typeof volume === 'string' ? null : volume
}

function readOverlap(cell: string): number {
  const text = cell.trim().replace(',', '.')
  return text === '' ? Number.NaN : Number(text)
}

function describeOpened(
  { builder, overlap, clusters }: Collected,
  read: Pick<ClusteringSummary, 'skipped' | 'skippedRows'>,
): Omit<ClusteredFile, 'dendrograms'> {
  const table = builder.table()
  const textOf = createTextOf(table)
  const ordered = [...clusters.values()]
    .map(({ main, rows }) => ({
      rows: putFirst(rows, (row) => textOf(row) === main),
      ...sumVolumes(table, rows),
    }))
    .toSorted((one, other) => (other.volume ?? UNKNOWN_LAST) - (one.volume ?? UNKNOWN_LAST))
  const rowsAt = (place: number) => itemAt(ordered, place).rows
  const overlapOf = (row: number) => {
    const known = itemAt(overlap, row)
    return Number.isNaN(known) ? null : known
  }
  const meanOf = (rows: readonly number[]) => {
    const mean = sum(rows, overlap) / rows.length
    return Number.isNaN(mean) ? null : mean
  }
  return {
    summary: {
      keywords: table.count,
      clusters: ordered.length,
      singles: ordered.filter(({ rows }) => rows.length === 1).length,
      duplicates: builder.duplicates,
      ...read,
      withoutSerp: 0,
    },
    clusters: ordered.map(({ rows, volume, knownVolumes }, place) => ({
      cluster: place + 1,
      mainKeyword: textOf(itemAt(rows, 0)),
      keywords: rows.length,
      volume,
      knownVolumes,
      overlap: meanOf(rows),
    })),
    members: (cluster) =>
      rowsAt(cluster - 1).map((row) => ({
        keyword: textOf(row),
        volume: volumeOf(table, row),
        overlap: overlapOf(row),
        hasSerp: true,
      })),
    csv: ({ forSpreadsheet = false } = {}) =>
      writeClusterCsv({
        table,
        count: ordered.length,
        numberOf: (place) => place + 1,
        listRows: (place) => Int32Array.from(rowsAt(place)),
        overlapOf,
        forSpreadsheet,
      }),
  }
}

const UNKNOWN_LAST = -1

function sumVolumes({ volume, hasVolume }: KeywordTable, rows: readonly number[]) {
  const knownVolumes = sum(rows, hasVolume)
  return { volume: knownVolumes === 0 ? null : sum(rows, volume), knownVolumes }
}

function sum(rows: readonly number[], of: ArrayLike<number>): number {
  return rows.reduce((total, row) => total + itemAt(of, row), 0)
}

function createTextOf({ text, textStart, textEnd }: KeywordTable): (row: number) => string {
  const decoder = new TextDecoder()
  return (row) => decoder.decode(text.subarray(textStart[row], textEnd[row]))
}

function putFirst(rows: readonly number[], isFirst: (row: number) => boolean): number[] {
  return [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))]
}
