interface Partitions {
  /** Cluster of each row, from 0; -1 for rows without one. A number means the same cluster in both. */
  before: Int32Array
  after: Int32Array
}

/** Rows that moved from one cluster to another: rows[start .. end) of the diff, ascending. */
export interface Flow {
  /** The cluster at the other end: where the rows were before, or are after. -1 for no cluster. */
  cluster: number
  start: number
  end: number
}

/**
 * What became of the keywords that a cluster had before. Keywords that are in no cluster afterwards do not
 * count. `stayed`: more than three quarters of the others are still in it. `merged`: more than three quarters
 * are in one other cluster. `split`: neither. `removed`: all are in no cluster.
 */
type Fate = 'stayed' | 'merged' | 'split' | 'removed'

export interface ClusterChange {
  cluster: number
  /** `new`: it had no row before. `gone`: it has no row after. */
  kind: 'changed' | 'new' | 'gone'
  /** Null for a new cluster, which had no keywords before. */
  fate: Fate | null
  /** The cluster into which this one merged, or -1. */
  mergedInto: number
  /** Clusters that merged into this one, ascending. */
  takenOver: number[]
  sizeBefore: number
  sizeAfter: number
  /** Rows that joined, by the cluster they left, and rows that left, by the cluster they joined; most rows first. */
  joined: Flow[]
  left: Flow[]
}

/** Numbers of clusters and of rows. */
export interface DiffSummary {
  clusters: {
    /** Clusters with the same rows as before. */
    kept: number
    /** Clusters that exist before and after, and gained rows (`joined`) or lost rows (`left`); one can do both. */
    joined: number
    left: number
    /** Clusters by the fate of their old rows, even if other rows now have the cluster's number. */
    merged: number
    split: number
    new: number
    gone: number
  }
  rows: {
    stayed: number
    /** Rows that went from one cluster to another. */
    moved: number
    /** Rows that went from no cluster to one (`added`), or from one to none (`removed`). */
    added: number
    removed: number
  }
}

export interface PartitionDiff {
  summary: DiffSummary
  /** Rows that moved, flow by flow. */
  rows: Int32Array
  /** Every cluster whose rows are not the same as before, ordered by number. */
  changes: ClusterChange[]
}

/** What changed between two partitions of rows into clusters; takes time linear in rows and cluster numbers. */
export function comparePartitions({ before, after }: Partitions): PartitionDiff {
  const count = Math.max(findLargest(before), findLargest(after)) + 1
  const sizeBefore = countRows(before, count)
  const sizeAfter = countRows(after, count)
  const changeOf: (ClusterChange | undefined)[] = Array.from({ length: count })
  const counts = { stayed: 0, moved: 0, added: 0, removed: 0 }
  for (let row = 0; row < before.length; row++)
    if (before[row] === after[row] && after[row] >= 0) counts.stayed++

  const rows = sortMoved(before, after, count)
  for (let start = 0, end = 0; start < rows.length; start = end) {
    const from = before[rows[start]]
    const to = after[rows[start]]
    while (end < rows.length && before[rows[end]] === from && after[rows[end]] === to) end++
    counts[from < 0 ? 'added' : to < 0 ? 'removed' : 'moved'] += end - start
    if (from >= 0) changeAt(from).left.push({ cluster: to, start, end })
    if (to >= 0) changeAt(to).joined.push({ cluster: from, start, end })
  }
  const changes = changeOf.filter((change) => change !== undefined)
  for (const change of changes) {
    change.joined.sort(byRows)
    change.left.sort(byRows)
    decideFate(change)
  }
  for (const { cluster, mergedInto } of changes)
    if (mergedInto >= 0) changeOf[mergedInto]?.takenOver.push(cluster)
  const kept = sizeAfter.reduce((sum, size, at) => sum + (size > 0 && changeOf[at] === undefined ? 1 : 0), 0)
  return { summary: { clusters: { kept, ...countChanges(changes) }, rows: counts }, rows, changes }

  function changeAt(cluster: number): ClusterChange {
    return (changeOf[cluster] ??= {
      cluster,
      kind: sizeBefore[cluster] === 0 ? 'new' : sizeAfter[cluster] === 0 ? 'gone' : 'changed',
      fate: null,
      mergedInto: -1,
      takenOver: [],
      sizeBefore: sizeBefore[cluster],
      sizeAfter: sizeAfter[cluster],
      joined: [],
      left: [],
    })
  }
}

function findLargest(clusterOf: Int32Array): number {
  return clusterOf.reduce((largest, cluster) => Math.max(largest, cluster), -1)
}

function countRows(clusterOf: Int32Array, count: number): Uint32Array {
  const rows = new Uint32Array(count)
  for (const cluster of clusterOf) if (cluster >= 0) rows[cluster]++
  return rows
}

/** The rows that moved, sorted by their cluster before, then by their cluster after. */
function sortMoved(before: Int32Array, after: Int32Array, count: number): Int32Array {
  const moved: number[] = []
  for (let row = 0; row < before.length; row++) if (before[row] !== after[row]) moved.push(row)
  return sortRows(sortRows(Int32Array.from(moved), after, count), before, count)
}

/** Sorts rows by cluster, rows without one first; rows of one cluster keep their order. */
function sortRows(rows: Int32Array, clusterOf: Int32Array, count: number): Int32Array {
  const next = new Uint32Array(count + 2)
  for (const row of rows) next[clusterOf[row] + 2]++
  for (let at = 1; at < next.length; at++) next[at] += next[at - 1]
  const sorted = new Int32Array(rows.length)
  for (const row of rows) sorted[next[clusterOf[row] + 1]++] = row
  return sorted
}

function byRows(one: Flow, other: Flow): number {
  return sizeOf(other) - sizeOf(one)
}

function sizeOf({ start, end }: Flow): number {
  return end - start
}

/** @param change whose flows are already sorted, most rows first */
function decideFate(change: ClusterChange): void {
  if (change.kind === 'new') return
  const { sizeBefore, left } = change
  const removed = left.filter(({ cluster }) => cluster < 0).reduce((sum, flow) => sum + sizeOf(flow), 0)
  const stayed = left.reduce((rest, flow) => rest - sizeOf(flow), sizeBefore)
  const largest = left.find(({ cluster }) => cluster >= 0)
  const isMost = (rows: number) => rows * 4 > (sizeBefore - removed) * 3
  if (removed === sizeBefore) change.fate = 'removed'
  else if (isMost(stayed)) change.fate = 'stayed'
  else if (largest !== undefined && isMost(sizeOf(largest))) {
    change.fate = 'merged'
    change.mergedInto = largest.cluster
  } else change.fate = 'split'
}

function countChanges(changes: ClusterChange[]): Omit<DiffSummary['clusters'], 'kept'> {
  const counts = { joined: 0, left: 0, merged: 0, split: 0, new: 0, gone: 0 }
  for (const { kind, fate, joined, left } of changes) {
    if (kind !== 'changed') counts[kind]++
    if (kind === 'changed' && joined.length > 0) counts.joined++
    if (kind === 'changed' && left.length > 0) counts.left++
    if (fate === 'merged' || fate === 'split') counts[fate]++
  }
  return counts
}
