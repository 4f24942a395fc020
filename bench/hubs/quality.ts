import { clusterKeywords, groupClusters, type KeywordTable } from '#engine/index.ts'
import { measureAgreement } from '#tests/support/engine/cluster-agreement.ts'
import { labelRows } from '#tests/support/engine/cluster-labels.ts'
import { PRESETS } from '#tests/support/engine/planted-keywords.ts'
import type { PlantedKeyword } from '#tests/support/engine/planted-keywords.ts'
import { fillKeywordTable, listPlantedKeywords } from '#tests/support/engine/planted-table.ts'
import { labelGroups, labelTopics } from '#tests/support/engine/topic-labels.ts'
import { isPreset } from '../clustering/data-sets.ts'
import type { Report } from '../report.ts'
import { labelByWord } from './commonest-word.ts'

interface Setting {
  presets: string[]
  seeds: number[]
  keywords: number
  minimumScore: number
}

interface Scene {
  planted: PlantedKeyword[]
  clusters: { clusterOf: Int32Array; clusterCount: number }
  topicOf: Int32Array
}

/** Words of topic names when topics share them, for each thousand keywords. */
const SHARED_WORDS = 10
const PEER = 'commonest word'

export function reportQuality(report: Report, { presets, seeds, keywords, minimumScore }: Setting): void {
  report.note(
    `ARI of the groups of clusters against planted topics, minimum overlap ${minimumScore}; a cluster without a group counts as one of its own.`,
  )
  for (const preset of presets) {
    if (!isPreset(preset)) throw new Error(`There is no preset "${preset}": realistic, easy or hard.`)
    for (const seed of seeds) {
      const name = `${keywords.toLocaleString('en-US')} ${preset}, seed ${seed}`
      const planted = { ...PRESETS[preset], keywords, seed }
      const own = createScene(listPlantedKeywords(planted), minimumScore)
      reportOwnWords(report, name, own, preset === 'realistic')
      const topicWords = Math.ceil((keywords / 1000) * SHARED_WORDS)
      const shared = createScene(listPlantedKeywords({ ...planted, topicWords }), minimumScore)
      reportAgainstWords(report, `${name}: topics share words`, shared)
    }
  }
}

function reportOwnWords(report: Report, name: string, scene: Scene, isGoal: boolean): void {
  const { planted, clusters, topicOf } = scene
  reportAgainstWords(report, `${name}: ARI`, scene, isGoal)
  const withoutWords = planted.map((one, at) => ({ ...one, keyword: `k${at}` }))
  const withoutResults = planted.map((one) => ({ ...one, urls: [] }))
  report.add({ name: `${name}: SERPs alone`, value: scoreGroups(withoutWords, scene), unit: '' })
  report.add({ name: `${name}: words alone`, value: scoreGroups(withoutResults, scene), unit: '' })
  const { groupCount } = groupClusters(tableOf(planted), clusters)
  report.add({ name: `${name}: topics`, value: new Set(topicOf).size, unit: '' })
  report.add({ name: `${name}: groups`, value: groupCount, unit: '' })
}

function reportAgainstWords(report: Report, name: string, scene: Scene, isGoal = false): void {
  const { planted, clusters, topicOf } = scene
  const value = scoreGroups(planted, scene)
  const peerValue = measureAgreement(topicOf, labelByWord(planted, clusters)).adjustedRand
  const goal = isGoal ? { goal: '>= 0.85' as const } : {}
  report.add({ name, value, unit: '', peer: PEER, peerValue, ratio: value / peerValue, ...goal })
}

function scoreGroups(planted: PlantedKeyword[], { clusters, topicOf }: Scene): number {
  return measureAgreement(topicOf, labelGroups(groupClusters(tableOf(planted), clusters))).adjustedRand
}

function createScene(planted: PlantedKeyword[], minimumScore: number): Scene {
  const clustering = clusterKeywords(tableOf(planted), { minimumScore })
  const clusters = { clusterOf: labelRows(clustering), clusterCount: clustering.clusterCount }
  return { planted, clusters, topicOf: labelTopics(planted, clusters) }
}

function tableOf(planted: PlantedKeyword[]): KeywordTable {
  return fillKeywordTable(planted).table()
}
