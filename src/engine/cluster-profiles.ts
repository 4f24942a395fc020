import type { KeywordTable } from './keyword-table.ts'
import { foldEndings, listWords } from './keyword-words.ts'

/**
 * The features (pages or words) of clusters. Features and clusters are numbered in canonical order of the rows, so that
 * nothing depends on the order of the input.
 */
export interface Profiles {
  /** Number of clusters. */
  count: number
  featureCount: number
  /** Features of cluster i: feature[start[i] .. start[i + 1]), with the share of its rows that have each, 0..1. */
  start: Uint32Array
  feature: Int32Array
  share: Float64Array
}

/** Rows by cluster, both in canonical order. */
export type RowsOfClusters = readonly (readonly number[])[]

/** A cluster is compared by at most this many of its features, those of the largest share. */
const MOST_FEATURES = 50

/**
 * The pages of each cluster. One row more than there are counts as having none of them: what a single keyword's
 * results have says less than what the results of ten agree on.
 */
export function profilePages(
  { urls, urlStart, urlEnd, urlCount }: KeywordTable,
  rowsOf: RowsOfClusters,
): Profiles {
  const idOf = new Int32Array(urlCount).fill(-1)
  let known = 0
  const builder = createBuilder()
  for (const rows of rowsOf) {
    let withResults = 0
    for (const row of rows) {
      if (urlEnd[row] > urlStart[row]) withResults++
      for (let i = urlStart[row]; i < urlEnd[row]; i++) {
        if (idOf[urls[i]] < 0) idOf[urls[i]] = known++
        builder.count(idOf[urls[i]])
      }
    }
    builder.close(withResults + 1)
  }
  return builder.finish(known)
}

export function profileWords(table: KeywordTable, rowsOf: RowsOfClusters): Profiles {
  const idOf = new Map<string, number>()
  const wordsOf = rowsOf.map((rows) => rows.map((row) => numberWords(table, row, idOf)))
  const stemOf = foldEndings(idOf)
  const builder = createBuilder()
  for (const rows of wordsOf) {
    for (const words of rows) for (const word of new Set(words.map((id) => stemOf[id]))) builder.count(word)
    builder.close(rows.length)
  }
  return builder.finish(idOf.size)
}

const decoder = new TextDecoder()

function numberWords(
  { text, keyStart, keyEnd }: KeywordTable,
  row: number,
  idOf: Map<string, number>,
): number[] {
  const words = listWords(decoder.decode(text.subarray(keyStart[row], keyEnd[row])))
  return Array.from(words, (word) => {
    const id = idOf.get(word) ?? idOf.size
    idOf.set(word, id)
    return id
  })
}

function createBuilder() {
  const start = [0]
  const feature: number[] = []
  const share: number[] = []
  const rows = new Map<number, number>()
  return {
    /** A row of the cluster has this feature. */
    count(id: number): void {
      rows.set(id, (rows.get(id) ?? 0) + 1)
    },
    /** Ends the cluster, whose features are shares of `size` rows. */
    close(size: number): void {
      const kept = [...rows].sort(([a, rowsA], [b, rowsB]) => rowsB - rowsA || a - b).slice(0, MOST_FEATURES)
      for (const [id, having] of kept) {
        feature.push(id)
        share.push(having / size)
      }
      start.push(feature.length)
      rows.clear()
    },
    finish: (featureCount: number): Profiles => ({
      count: start.length - 1,
      featureCount,
      start: Uint32Array.from(start),
      feature: Int32Array.from(feature),
      share: Float64Array.from(share),
    }),
  }
}
