import { describe, expect, test } from 'vitest'
import { drawSerpRows, tableOf } from '../../../../tests/support/serp-rows.ts'
import { clusterKeywords } from '../engine/index.ts'
import { runClustering } from './run-clustering.ts'

describe('clustering in a thread', () => {
  const table = tableOf(drawSerpRows(1, { rows: 6000, pools: 500 }))

  test('gives what the engine gives, with progress', async () => {
    const seen: string[] = []
    const result = await runClustering(table, { minimumScore: 3, onProgress: (stage) => seen.push(stage) })
    const { clusters, hubs } = clusterKeywords(table, { minimumScore: 3 })
    expect(result.start).toEqual(clusters.start)
    expect(result.rows).toEqual(clusters.items)
    expect(result.hubs).toEqual(hubs)
    expect(result.descriptions.mainRow).toHaveLength(clusters.start.length - 1)
    expect(new Set(seen)).toEqual(new Set(['comparing', 'clustering']))
  })

  test('leaves the event loop free and stops when told', async () => {
    const large = tableOf(drawSerpRows(2, { rows: 12_000, pools: 1, poolSize: 60 }))
    const controller = new AbortController()
    const run = runClustering(large, {
      minimumScore: 3,
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('the user has changed their mind')),
    })
    await expect(run).rejects.toThrow('the user has changed their mind')
  })

  test('does not start when it is stopped already', async () => {
    const run = runClustering(table, { minimumScore: 3, signal: AbortSignal.abort(new Error('too late')) })
    await expect(run).rejects.toThrow('too late')
  })

  test('a thread that fails rejects the run', async () => {
    const broken = { ...table, count: -1 }
    await expect(runClustering(broken, { minimumScore: 3 })).rejects.toThrow('Invalid typed array length: -1')
  })
})
