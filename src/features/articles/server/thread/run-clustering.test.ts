import { describe, expect, test } from 'vitest'
import { drawSerpRows, tableOf } from '#tests/support/engine/serp-rows.ts'
import { groupClusters, placeKeywords, previewScores, type KeywordTable } from '#engine/index.ts'
import { groupTopics, prepareThread, previewClustering, runClustering } from './run-clustering.ts'

const nothingPlaced = ({ count }: KeywordTable) => ({
  mode: 'add' as const,
  clusterOf: new Int32Array(count).fill(-1),
  clusterCount: 0,
  minimumScore: 3,
})

const NO_CLUSTERS = {
  lockedClusters: new Uint8Array(0),
  otherKeywords: new Int32Array(0),
  staysEmpty: new Uint8Array(0),
}

describe('clustering in a thread', () => {
  const table = tableOf(drawSerpRows(1, { rows: 6000, pools: 500 }))
  const few = tableOf(drawSerpRows(3, { rows: 300, pools: 30 }))

  test.each([
    ['a thread', table],
    ['a few keywords, without a thread,', few],
  ])('%s gives the same clusters as the engine and reports progress', async (_name, one) => {
    const seen: string[] = []
    const result = await runClustering(one, {
      ...nothingPlaced(one),
      onProgress: (stage) => seen.push(stage),
    })
    expect(result).toEqual(placeKeywords(one, nothingPlaced(one)))
    expect(new Set(seen)).toEqual(new Set(['comparing', 'clustering']))
  })

  test('a preview of minimum scores equals the engine, with a thread and without one', async () => {
    for (const one of [table, few]) {
      const options = { ...NO_CLUSTERS, clusterOf: new Int32Array(one.count).fill(-1) }
      const thread = prepareThread({ count: one.count, signal: AbortSignal.timeout(60_000) })
      expect(thread === null).toBe(one === few)
      expect(await previewClustering(one, { ...options, thread })).toEqual(previewScores(one, options))
    }
  })

  test('a thread groups clusters as the engine does, and stops when its signal is aborted', async () => {
    const clusters = {
      clusterOf: Int32Array.from({ length: table.count }, (_, row) => row % 900),
      clusterCount: 900,
      leftOut: Uint8Array.from({ length: 900 }, (_, cluster) => (cluster < 50 ? 1 : 0)),
    }
    const { groupOf, groupCount } = await groupTopics(table, clusters)
    expect({ groupOf, groupCount }).toEqual(groupClusters(table, clusters))
    const signal = AbortSignal.abort(new Error('too late'))
    await expect(groupTopics(table, { ...clusters, signal })).rejects.toThrow('too late')
  })

  test('a prepared thread without a task ends when its signal is aborted', async () => {
    const controller = new AbortController()
    const thread = prepareThread({ count: table.count, signal: controller.signal })
    const ended = new Promise((resolve) => {
      thread?.worker.once('exit', resolve)
    })
    controller.abort(new Error('nobody asks any more'))
    await ended
    const options = { ...NO_CLUSTERS, clusterOf: new Int32Array(table.count).fill(-1) }
    await expect(previewClustering(table, { ...options, thread })).rejects.toThrow('nobody asks any more')
  })

  test('a run leaves the event loop free and stops when its signal is aborted', async () => {
    const large = tableOf(drawSerpRows(2, { rows: 12_000, pools: 1, poolSize: 60 }))
    const controller = new AbortController()
    const run = runClustering(large, {
      ...nothingPlaced(large),
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('the user has changed their mind')),
    })
    await expect(run).rejects.toThrow('the user has changed their mind')
  })

  test('a run whose signal is aborted beforehand does not start', async () => {
    const run = runClustering(table, {
      ...nothingPlaced(table),
      signal: AbortSignal.abort(new Error('too late')),
    })
    await expect(run).rejects.toThrow('too late')
  })

  test('a thread that fails rejects the run', async () => {
    const broken = { ...table, count: Number.MAX_SAFE_INTEGER }
    await expect(runClustering(broken, nothingPlaced(table))).rejects.toThrow('Invalid typed array length')
  })
})
