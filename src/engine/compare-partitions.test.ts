import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawClusterOf, groupRows } from '#tests/support/engine/any-serp-rows.ts'
import { comparePartitions, type Flow } from './compare-partitions.ts'

const anyPartitions = fc
  .record({
    seed: fc.nat(),
    rows: fc.integer({ min: 0, max: 60 }),
    clusters: fc.integer({ min: 0, max: 9 }),
    shifted: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ seed, rows, clusters, shifted }) => {
    const before = drawClusterOf(seed, rows, clusters)
    const other = drawClusterOf(seed + 1, rows, clusters + 2)
    return { before, after: before.map((cluster, row) => (row % shifted === 0 ? other[row] : cluster)) }
  })

describe('the difference of two partitions', () => {
  test('applying the difference to the first partition gives the second', () => {
    fc.assert(
      fc.property(anyPartitions, ({ before, after }) => {
        const { changes, rows: moved } = comparePartitions({ before, after })
        const byLeaving = before.slice()
        for (const { left } of changes)
          for (const flow of left) for (const row of listRows(moved, flow)) byLeaving[row] = flow.cluster
        for (const { cluster, joined } of changes)
          for (const flow of joined.filter((one) => one.cluster < 0))
            for (const row of listRows(moved, flow)) byLeaving[row] = cluster
        expect(byLeaving).toEqual(after)
      }),
    )
  })

  test('both clusters of a flow list it, with most rows first, and unchanged clusters list none', () => {
    fc.assert(
      fc.property(anyPartitions, ({ before, after }) => {
        const { changes, rows: moved } = comparePartitions({ before, after })
        const describeMove = (from: number, to: number, flow: Flow) =>
          from < 0 || to < 0 ? [] : [`${from} to ${to}: ${listRows(moved, flow).join(' ')}`]
        const left = changes.flatMap((change) =>
          change.left.flatMap((flow) => describeMove(change.cluster, flow.cluster, flow)),
        )
        const joined = changes.flatMap((change) =>
          change.joined.flatMap((flow) => describeMove(flow.cluster, change.cluster, flow)),
        )
        expect(left.toSorted()).toEqual(joined.toSorted())
        for (const change of changes) {
          expect(change.left.length + change.joined.length).toBeGreaterThan(0)
          for (const flows of [change.left, change.joined])
            expect(new Set(flows.map(({ cluster }) => cluster)).size).toBe(flows.length)
          expect(sizes(change.left)).toEqual(sizes(change.left).toSorted((a, b) => b - a))
          expect(sizes(change.joined)).toEqual(sizes(change.joined).toSorted((a, b) => b - a))
        }
      }),
    )
  })

  test('the summary equals counts made cluster by cluster', () => {
    fc.assert(
      fc.property(anyPartitions, ({ before, after }) => {
        const { summary, changes } = comparePartitions({ before, after })
        expect(summary).toEqual(countByHand(before, after))
        expect(changes.map(({ cluster }) => cluster)).toEqual(
          changes.map(({ cluster }) => cluster).toSorted((a, b) => a - b),
        )
        for (const { cluster, takenOver } of changes)
          expect(takenOver).toEqual(
            changes.filter(({ mergedInto }) => mergedInto === cluster).map((change) => change.cluster),
          )
      }),
    )
  })

  test('equal partitions have no difference', () => {
    fc.assert(
      fc.property(anyPartitions, ({ before }) => {
        const { summary, changes } = comparePartitions({ before, after: before })
        expect(changes).toEqual([])
        const kept = groupRows(before).size
        expect(summary.clusters).toEqual({ kept, joined: 0, left: 0, merged: 0, split: 0, new: 0, gone: 0 })
      }),
    )
  })

  test.each([
    ['when three of four rows stay', '0000', '0001', 'split'],
    ['when four of five rows stay', '00000', '00001', 'stayed'],
    ['when four of five rows go to one other cluster', '00000', '11110', 'merged'],
    ['when all rows go to one other cluster', '00', '11', 'merged'],
    ['when two rows go to two clusters', '00', '12', 'split'],
    ['when the rows that do not stay are in no cluster', '0000000', '0000---', 'stayed'],
    ['when all rows are in no cluster', '00', '--', 'removed'],
  ])('%s (%s to %s), the fate of the cluster is %s', (_, before, after, fate) => {
    const { changes } = comparePartitions({ before: read(before), after: read(after) })
    expect(changes.find(({ cluster }) => cluster === 0)?.fate).toBe(fate)
  })

  test('a cluster that takes over another lists it, with all rows that joined and left', () => {
    const { changes, rows } = comparePartitions({ before: read('000111-22'), after: read('000000022') })
    const [into, gone] = changes
    expect(changes).toHaveLength(2)
    expect(into).toMatchObject({
      cluster: 0,
      kind: 'changed',
      fate: 'stayed',
      mergedInto: -1,
      takenOver: [1],
    })
    expect(into).toMatchObject({ sizeBefore: 3, sizeAfter: 7, left: [] })
    expect(into.joined.map((flow) => [flow.cluster, ...listRows(rows, flow)])).toEqual([
      [1, 3, 4, 5],
      [-1, 6],
    ])
    expect(gone).toMatchObject({ cluster: 1, kind: 'gone', fate: 'merged', mergedInto: 0, takenOver: [] })
    expect(gone).toMatchObject({ sizeBefore: 3, sizeAfter: 0, joined: [] })
    expect(gone.left.map((flow) => [flow.cluster, ...listRows(rows, flow)])).toEqual([[0, 3, 4, 5]])
  })
})

function listRows(rows: Int32Array, { start, end }: Flow): number[] {
  return [...rows.subarray(start, end)]
}

function sizes(flows: Flow[]): number[] {
  return flows.map(({ start, end }) => end - start)
}

/** Reads one digit for each row, its cluster; - means no cluster. */
function read(text: string): Int32Array {
  return Int32Array.from(text, (digit) => (digit === '-' ? -1 : Number(digit)))
}

function countByHand(before: Int32Array, after: Int32Array) {
  const rows = { stayed: 0, moved: 0, added: 0, removed: 0 }
  for (const [row, from] of before.entries()) {
    const to = after[row]
    if (from >= 0 && from === to) rows.stayed++
    if (from >= 0 && to >= 0 && from !== to) rows.moved++
    if (from < 0 && to >= 0) rows.added++
    if (from >= 0 && to < 0) rows.removed++
  }
  const clusters = { kept: 0, joined: 0, left: 0, merged: 0, split: 0, new: 0, gone: 0 }
  const [old, now] = [groupRows(before), groupRows(after)]
  for (const cluster of new Set([...old.keys(), ...now.keys()])) {
    const had = old.get(cluster) ?? []
    const has = now.get(cluster) ?? []
    const placed = had.filter((row) => after[row] >= 0)
    const parts = Object.entries(Object.groupBy(placed, (row) => after[row]))
    const most = parts.find(([, part]) => (part?.length ?? 0) > placed.length * 0.75)
    if (had.join() === has.join()) clusters.kept++
    if (had.length === 0) clusters.new++
    if (has.length === 0) clusters.gone++
    if (had.length > 0 && has.some((row) => !had.includes(row))) clusters.joined++
    if (has.length > 0 && had.some((row) => !has.includes(row))) clusters.left++
    if (placed.length > 0 && most === undefined) clusters.split++
    if (most !== undefined && Number(most[0]) !== cluster) clusters.merged++
  }
  return { clusters, rows }
}
