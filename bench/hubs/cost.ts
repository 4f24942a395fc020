import { clusterKeywords, groupClusters } from '#engine/index.ts'
import { labelRows } from '#tests/support/engine/cluster-labels.ts'
import { fillKeywordTable, listPlantedKeywords } from '#tests/support/engine/planted-table.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'

const RUNS = 5
/** About ten thousand clusters of a hundred thousand keywords. */
const LARGE_INTENTS = { meanIntentSize: 13, singles: 0.1 } as const

/** CPU seconds of grouping against those of clustering the same keywords, both in this process, the table in memory. */
export function reportCost(
  report: Report,
  { keywords, minimumScore }: { keywords: number; minimumScore: number },
): void {
  const table = fillKeywordTable(listPlantedKeywords({ ...LARGE_INTENTS, keywords, seed: 1 })).table()
  const clustering = clusterKeywords(table, { minimumScore })
  const clusters = { clusterOf: labelRows(clustering), clusterCount: clustering.clusterCount }
  const clusterSeconds = median(
    Array.from({ length: RUNS }, () => measureSeconds(() => clusterKeywords(table, { minimumScore }))),
  )
  const groupSeconds = median(
    Array.from({ length: RUNS }, () => measureSeconds(() => groupClusters(table, clusters))),
  )
  report.add({
    name: `${clusters.clusterCount.toLocaleString('en-US')} clusters of ${keywords.toLocaleString('en-US')} keywords: CPU`,
    value: groupSeconds,
    unit: 's',
    goal: '<= 2',
    peer: 'clustering the keywords',
    peerValue: clusterSeconds,
    ratio: groupSeconds / clusterSeconds,
    runs: RUNS,
  })
}

function measureSeconds(act: () => unknown): number {
  const begun = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1e6
}
