import {
  canonicalOrder,
  comparePartitions,
  KeywordTableBuilder,
  describeClusters,
  listRows,
  type DiffSummary,
} from '#engine/index.ts'
import { writeTitle } from '#features/articles/titles/index.ts'
import { writeClusterCsv } from '../cluster-csv.ts'
import { countSummary, listMainFirst } from '../clustered-file.ts'
import type { ClusteringSummary, Progress } from '../contract.ts'
import { readInput, requireResults, type InputFiles } from '../read-input.ts'
import { addStoredKeywords, fillStoredResults } from './load-state.ts'
import type { PlanState } from './parse-state.ts'
import { placeStored, type StoredPlacement } from './place-stored.ts'
import { writeState } from './write-state.ts'
import { itemAt } from '#platform/items.ts'

interface ContinuedInput extends InputFiles {
  /** The state's file name, and the state of the run before; null for the first run. */
  state: { name: string; before: PlanState | null }
  /** 1..10 */
  minimumScore: number
  /** Whether all keywords are clustered again, except those in locked clusters. */
  isFullRun: boolean
}

interface ContinuedPlan {
  /** `duplicates` also counts rows that were in the state already. */
  summary: ClusteringSummary
  changes: DiffSummary
  locked: number
  /** UTF-8 chunks of the CSV, as in a run without state, but with the cluster's id in the first column. */
  csv(): Iterable<Uint8Array<ArrayBuffer>>
  /** UTF-8 chunks of the new state. */
  state(): Iterable<Uint8Array<ArrayBuffer>>
}

const NOTHING: PlanState = { minimumScore: 1, nextId: 1, clusters: [] }

/**
 * Adds new keywords to the clusters of the run before, or clusters all keywords again and keeps the clusters' ids.
 */
export async function continuePlan(
  { state, minimumScore, isFullRun, ...files }: ContinuedInput,
  onProgress: (progress: Progress) => void,
): Promise<ContinuedPlan> {
  const before = state.before ?? NOTHING
  const builder = new KeywordTableBuilder()
  addStoredKeywords(state.name, before, builder)
  const stored = builder.count
  const read = await readInput(files, builder, onProgress)
  requireResults(builder, stored, files)
  fillStoredResults(before, builder)

  const table = builder.table()
  const placed = placeStored(table, {
    state: before,
    isFullRun,
    minimumScore,
    onProgress: (stage, done) => onProgress({ stage, done, keywords: table.count }),
  })
  onProgress({ stage: 'finishing', done: null, keywords: table.count })
  const { clusters, ...written } = describePlan(builder, { before, placed, minimumScore })
  return {
    ...written,
    summary: countSummary(table, clusters, { duplicates: builder.duplicates, ...read }),
    changes: comparePartitions(placed).summary,
    locked: placed.lockedClusters.reduce((sum, flag) => sum + flag, 0),
  }
}

interface PlanParts {
  before: PlanState
  placed: StoredPlacement
  minimumScore: number
}

function describePlan(builder: KeywordTableBuilder, { before, placed, minimumScore }: PlanParts) {
  const table = builder.table()
  const { numbers, clusterOf } = numberDensely(placed.after)
  const clusterCount = numbers.length
  const clusters = listRows(canonicalOrder(table), { clusterOf, clusterCount })
  const described = describeClusters(table, { clusters, clusterCount }, minimumScore)
  const { mainRow, byVolume, sharedSum } = described
  const { ids, nextId } = assignIds(before, numbers, byVolume)
  const decoder = new TextDecoder()
  const textOf = (row: number) =>
    decoder.decode(table.text.subarray(table.textStart[row], table.textEnd[row]))
  const stateOf = (cluster: number) => ({
    id: itemAt(ids, cluster),
    title:
      before.clusters.at(itemAt(numbers, cluster))?.title ??
      writeTitle(textOf(itemAt(mainRow, cluster)), null),
    isLocked: placed.lockedClusters[itemAt(numbers, cluster)] === 1,
    rows: listMainFirst(table, clusters, { mainRow, cluster }),
  })
  return {
    clusters,
    csv: () =>
      writeClusterCsv({
        table,
        count: clusterCount,
        numberOf: (place) => itemAt(ids, itemAt(byVolume, place)),
        listRows: (place) => listMainFirst(table, clusters, { mainRow, cluster: itemAt(byVolume, place) }),
        overlapOf: (row, size) => (size < 2 ? null : itemAt(sharedSum, row) / (size - 1)),
        forSpreadsheet: false,
      }),
    state: () => {
      const byId = [...ids.keys()].sort((one, other) => itemAt(ids, one) - itemAt(ids, other))
      const hashes = builder.pageHashes()
      return writeState({ table, hashes, minimumScore, nextId, clusters: byId.map(stateOf) })
    },
  }
}

/** Numbers the clusters that have rows without gaps; `numbers` has the number that each had before. */
function numberDensely(placedIn: Int32Array) {
  const numbers = [...new Set(placedIn)].sort((one, other) => one - other)
  const placeOf = new Map(numbers.map((number, place) => [number, place]))
  return { numbers, clusterOf: placedIn.map((number) => placeOf.get(number) ?? -1) }
}

/** Ids by cluster; new clusters get the next free ids, the largest volume first. */
function assignIds({ clusters, nextId }: PlanState, numbers: number[], byVolume: Uint32Array) {
  const ids = numbers.map((number) => clusters.at(number)?.id ?? 0)
  let next = nextId
  for (const cluster of byVolume) if (ids[cluster] === 0) ids[cluster] = next++
  return { ids, nextId: next }
}
