import { describe, expect, test } from 'vitest'
import { measureAgreement } from '#tests/support/engine/cluster-agreement.ts'
import { labelRows } from '#tests/support/engine/cluster-labels.ts'
import { PRESETS } from '#tests/support/engine/planted-keywords.ts'
import type { PlantedParameters } from '#tests/support/engine/planted-keywords.ts'
import { fillKeywordTable, listPlantedKeywords } from '#tests/support/engine/planted-table.ts'
import { clusterKeywords } from './index.ts'

const KEYWORDS = 5000
const SEEDS = [1, 2, 3]

/**
 * `at2` and `at3` are the lowest adjusted Rand index allowed at these minimum overlaps: 0.01 below the lowest of
 * 30 seeds. The limits in quality.full.test.ts are higher for realistic data, because among only 5,000 keywords
 * one wrong merge of two large intents costs up to 0.02.
 */
describe('quality of the clusters', () => {
  test.each([
    { name: 'in realistic data', parameters: PRESETS.realistic, at2: 0.945, at3: 0.958 },
    { name: 'in easy data', parameters: PRESETS.easy, at2: 0.974, at3: 0.979 },
    { name: 'in hard data', parameters: PRESETS.hard, at2: 0.908, at3: 0.843 },
    {
      name: 'of up to 2,500 keywords',
      parameters: { largestIntent: 2500, intentTail: 1.15 },
      at2: 0.942,
      at3: 0.951,
    },
    { name: 'among many hubs', parameters: { hubs: 400, hubRate: 2.5 }, at2: 0.942, at3: 0.848 },
    { name: 'when half of the SERPs are short', parameters: { short: 0.5 }, at2: 0.921, at3: 0.813 },
    {
      name: 'when a quarter of the keywords mix two intents',
      parameters: { ambiguous: 0.25 },
      at2: 0.922,
      at3: 0.927,
    },
  ])('clusters are the planted intents $name', ({ parameters, at2, at3 }) => {
    for (const seed of SEEDS) {
      const found = scoreClusters(parameters, seed)
      expect(found.at2, `minimum overlap 2, seed ${seed}`).toBeGreaterThanOrEqual(at2)
      expect(found.at3, `minimum overlap 3, seed ${seed}`).toBeGreaterThanOrEqual(at3)
    }
  })
})

function scoreClusters(parameters: Partial<PlantedParameters>, seed: number) {
  const keywords = listPlantedKeywords({ ...parameters, keywords: KEYWORDS, seed })
  const truth = keywords.map(({ intent }) => intent)
  const table = fillKeywordTable(keywords).table()
  const score = (minimumScore: number) =>
    measureAgreement(truth, labelRows(clusterKeywords(table, { minimumScore }))).adjustedRand
  return { at2: score(2), at3: score(3) }
}
