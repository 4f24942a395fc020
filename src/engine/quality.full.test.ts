import { describe, expect, test } from 'vitest'
import { measureAgreement } from '#tests/support/engine/cluster-agreement.ts'
import { labelRows } from '#tests/support/engine/cluster-labels.ts'
import { linkDensely } from '#tests/support/engine/dense-linkage.ts'
import { PRESETS } from '#tests/support/engine/planted-keywords.ts'
import type { PlantedKeyword, PlantedPreset } from '#tests/support/engine/planted-keywords.ts'
import { addKeywords, fillKeywordTable, listPlantedKeywords } from '#tests/support/engine/planted-table.ts'
import { assignKeywords, clusterKeywords } from './index.ts'

const SEEDS = [11, 12, 13]
const MINUTES = 60_000

const GATES = [
  { preset: 'realistic', minimumScore: 2, floor: 0.955, floorOfMean: 0.965 },
  { preset: 'realistic', minimumScore: 3, floor: 0.97, floorOfMean: 0.97 },
  { preset: 'hard', minimumScore: 2, floor: 0.915, floorOfMean: 0.92 },
  { preset: 'easy', minimumScore: 3, floor: 0.99, floorOfMean: 0.99 },
] as const

describe.each([20_000, 100_000])('a run over %i keywords', (keywords) => {
  test.each(GATES)(
    'clusters of $preset data are the planted intents at a minimum overlap of $minimumScore',
    ({ preset, minimumScore, floor, floorOfMean }) => {
      const scores = SEEDS.map((seed) => {
        const planted = plant(preset, keywords, seed)
        return scoreAgainst(planted, clusterAll(planted, minimumScore))
      })
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(floor)
      expect(scores.reduce((sum, score) => sum + score / scores.length, 0)).toBeGreaterThanOrEqual(
        floorOfMean,
      )
    },
    5 * MINUTES,
  )
})

test.each(SEEDS)(
  'intents of up to 2,500 keywords are neither split nor merged (seed %i)',
  (seed) => {
    const planted = listPlantedKeywords({ keywords: 20_000, seed, largestIntent: 2500, intentTail: 1.15 })
    expect(scoreAgainst(planted, clusterAll(planted, 2))).toBeGreaterThanOrEqual(0.98)
  },
  5 * MINUTES,
)

test.each(GATES)(
  'clusters of 10,000 keywords are as good as by dense average linkage ($preset, $minimumScore)',
  ({ preset, minimumScore }) => {
    const planted = plant(preset, 10_000, 11)
    const dense = linkDensely(fillKeywordTable(planted).table(), minimumScore)
    const ours = scoreAgainst(planted, clusterAll(planted, minimumScore))
    expect(ours).toBeGreaterThanOrEqual(scoreAgainst(planted, dense) - 0.005)
  },
  5 * MINUTES,
)

test.each(SEEDS)(
  'growing from 50,000 to 100,000 keywords by hundreds moves no keyword and agrees with a full run (seed %i)',
  (seed) => {
    const planted = plant('realistic', 100_000, seed)
    const builder = fillKeywordTable(planted.slice(0, 50_000))
    const start = clusterKeywords(builder.table(), { minimumScore: 3 })
    let clusterOf = labelRows(start)
    let { clusterCount } = start
    for (let first = 50_000; first < planted.length; first += 100) {
      addKeywords(builder, planted.slice(first, first + 100))
      const before = new Int32Array(builder.count).fill(-1)
      before.set(clusterOf)
      const options = { clusterOf: before, clusterCount, hubs: start.hubs, minimumScore: 3 }
      const after = assignKeywords(builder.table(), options)
      expect(Buffer.compare(Buffer.from(after.clusterOf.buffer, 0, 4 * first), bytesOf(clusterOf))).toBe(0)
      clusterOf = after.clusterOf
      clusterCount = after.clusterCount
    }
    const full = labelRows(clusterKeywords(builder.table(), { minimumScore: 3 }))
    expect(measureAgreement(full, clusterOf).adjustedRand).toBeGreaterThanOrEqual(0.985)
  },
  10 * MINUTES,
)

function plant(preset: PlantedPreset, keywords: number, seed: number): PlantedKeyword[] {
  return listPlantedKeywords({ ...PRESETS[preset], keywords, seed })
}

function clusterAll(planted: PlantedKeyword[], minimumScore: number): Int32Array {
  return labelRows(clusterKeywords(fillKeywordTable(planted).table(), { minimumScore }))
}

function scoreAgainst(planted: PlantedKeyword[], labels: Int32Array): number {
  return measureAgreement(
    planted.map(({ intent }) => intent),
    labels,
  ).adjustedRand
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
