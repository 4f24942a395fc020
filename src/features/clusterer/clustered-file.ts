import { createDendrograms, describeClusters, hasPages } from '#engine/index.ts'
import type { Clustering, KeywordTable, KeywordTableBuilder } from '#engine/index.ts'
import { writeClusterCsv } from './cluster-csv.ts'
import type { ClusteringSummary, ClusterRow, MemberRow } from './contract.ts'
import { writeDendrograms } from './dendrogram-json.ts'
import { itemAt } from '#platform/items.ts'

/** The result of a run, in memory; clusters are numbered from 1, the one with the largest volume first. */
export interface ClusteredFile {
  summary: ClusteringSummary
  readonly clusters: ClusterRow[]
  /** Keywords of a cluster: the main keyword first, then by volume, those without a known one last. */
  members(cluster: number): MemberRow[]
  /** UTF-8 chunks of cluster,main_keyword,keyword,volume,overlap. */
  csv(options?: { forSpreadsheet?: boolean }): Iterable<Uint8Array<ArrayBuffer>>
  /** UTF-8 chunks of a JSON array with the dendrogram of each cluster. */
  dendrograms(): Iterable<Uint8Array<ArrayBuffer>>
}

interface ClusteredFileParts {
  table: KeywordTableBuilder
  clustering: Clustering
  minimumScore: number
  read: Pick<ClusteringSummary, 'skipped' | 'skippedRows'>
}

export function createClusteredFile({
  table: builder,
  clustering,
  minimumScore,
  read,
}: ClusteredFileParts): ClusteredFile {
  const table = builder.table()
  const described = describeClusters(table, clustering, minimumScore)
  const { mainRow, volume, knownVolumes, overlap, byVolume, sharedSum } = described
  const { start } = clustering.clusters
  const decoder = new TextDecoder()
  const sizeOf = (cluster: number) => itemAt(start, cluster + 1) - itemAt(start, cluster)
  const textOf = (row: number) =>
    decoder.decode(table.text.subarray(table.textStart[row], table.textEnd[row]))

  const listRows = (place: number) =>
    listMainFirst(table, clustering.clusters, { mainRow, cluster: itemAt(byVolume, place) })

  function meanOf(cluster: number): number | null {
    const mean = itemAt(overlap, cluster)
    return Number.isNaN(mean) ? null : mean
  }

  function overlapOf(row: number, size: number): number | null {
    return size < 2 ? null : itemAt(sharedSum, row) / (size - 1)
  }

  return {
    summary: countSummary(table, clustering.clusters, { duplicates: builder.duplicates, ...read }),
    get clusters() {
      return Array.from(byVolume, (cluster, place) => ({
        cluster: place + 1,
        mainKeyword: textOf(itemAt(mainRow, cluster)),
        keywords: sizeOf(cluster),
        volume: itemAt(knownVolumes, cluster) === 0 ? null : itemAt(volume, cluster),
        knownVolumes: itemAt(knownVolumes, cluster),
        overlap: meanOf(cluster),
      }))
    },
    members(cluster) {
      const rows = listRows(cluster - 1)
      return Array.from(rows, (row) => ({
        keyword: textOf(row),
        volume: volumeOf(table, row),
        overlap: overlapOf(row, rows.length),
        hasSerp: hasPages(table, row),
      }))
    },
    csv: ({ forSpreadsheet = false } = {}) =>
      writeClusterCsv({
        table,
        count: byVolume.length,
        numberOf: (place) => place + 1,
        listRows,
        overlapOf,
        forSpreadsheet,
      }),
    dendrograms() {
      const drawDendrogram = createDendrograms(clustering)
      return writeDendrograms({
        count: byVolume.length,
        textOf,
        mainRowOf: (place) => itemAt(mainRow, itemAt(byVolume, place)),
        treeOf: (place) => drawDendrogram(itemAt(byVolume, place)),
      })
    },
  }
}

/** The monthly searches of a row; null when they are unknown. */
export function volumeOf(table: KeywordTable, row: number): number | null {
  return itemAt(table.hasVolume, row) === 0 ? null : itemAt(table.volume, row)
}

/** The rows of a cluster in canonical order, but the main keyword first and those without a known volume last. */
export function listMainFirst(
  table: KeywordTable,
  { start, items }: Clustering['clusters'],
  { mainRow, cluster }: { mainRow: Int32Array; cluster: number },
): Int32Array {
  const rows = items.slice(start[cluster], start[cluster + 1])
  const main = itemAt(mainRow, cluster)
  rows.copyWithin(1, 0, rows.indexOf(main))
  rows[0] = main
  const isKnown = (row: number) => row === main || table.hasVolume[row] === 1
  if (rows.every(isKnown)) return rows
  const known = rows.filter(isKnown)
  rows.set(
    rows.filter((row) => !isKnown(row)),
    known.length,
  )
  rows.set(known)
  return rows
}

/** Counts keywords and clusters. Every cluster must have a row. */
export function countSummary(
  table: KeywordTable,
  { start }: Clustering['clusters'],
  read: Pick<ClusteringSummary, 'duplicates' | 'skipped' | 'skippedRows'>,
): ClusteringSummary {
  let singles = 0
  for (let cluster = 0; cluster + 1 < start.length; cluster++)
    if (itemAt(start, cluster + 1) - itemAt(start, cluster) === 1) singles++
  let withoutSerp = 0
  for (let row = 0; row < table.count; row++) if (table.urlStart[row] === table.urlEnd[row]) withoutSerp++
  return { keywords: table.count, clusters: start.length - 1, singles, ...read, withoutSerp }
}
