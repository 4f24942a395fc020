import { assignKeywords, clusterKeywords } from '#engine/index.ts'
import { labelRows } from '#tests/support/engine/cluster-labels.ts'
import { PRESETS } from '#tests/support/engine/planted-keywords.ts'
import type { PlantedPreset } from '#tests/support/engine/planted-keywords.ts'
import { addKeywords, fillKeywordTable, listPlantedKeywords } from '#tests/support/engine/planted-table.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import { SEED } from './data-sets.ts'
import { INCREMENT_GOAL } from './goals.ts'

const RUNS = 5
const EXISTING = 100_000
const BATCH = 100
const BATCHES = 60

/** Clustering without parsing and writing, in this process. */
export function reportEngineAlone(
  report: Report,
  preset: PlantedPreset,
  size: number,
  minimumScore: number,
): void {
  const planted = { ...PRESETS[preset], keywords: size, seed: SEED }
  const table = fillKeywordTable(listPlantedKeywords(planted)).table()
  const milliseconds = Array.from({ length: RUNS }, () =>
    measureMilliseconds(() => clusterKeywords(table, { minimumScore })),
  )
  const name = `${size.toLocaleString('en-US')} ${preset}: engine alone`
  report.add({ name, value: median(milliseconds), unit: 'ms', runs: RUNS })
}

/** Adds new keywords to a plan with clusters, batch after batch, while the plan grows. */
export function reportIncrements(report: Report, minimumScore: number): void {
  const planted = { ...PRESETS.realistic, keywords: EXISTING + BATCHES * BATCH, seed: SEED }
  const keywords = listPlantedKeywords(planted)
  const builder = fillKeywordTable(keywords.slice(0, EXISTING))
  const start = clusterKeywords(builder.table(), { minimumScore })
  let clusterOf = labelRows(start)
  let { clusterCount } = start
  const milliseconds: number[] = []
  for (let first = EXISTING; first < keywords.length; first += BATCH) {
    addKeywords(builder, keywords.slice(first, first + BATCH))
    const before = new Int32Array(builder.count).fill(-1)
    before.set(clusterOf)
    const options = { clusterOf: before, clusterCount, hubs: start.hubs, minimumScore }
    const table = builder.table()
    milliseconds.push(
      measureMilliseconds(() => {
        ;({ clusterOf, clusterCount } = assignKeywords(table, options))
      }),
    )
  }
  const name = `${BATCH} new into ${EXISTING.toLocaleString('en-US')}`
  report.add({ name, value: median(milliseconds), unit: 'ms', goal: INCREMENT_GOAL, runs: BATCHES })
}

function measureMilliseconds(act: () => unknown): number {
  const begun = performance.now()
  act()
  return performance.now() - begun
}
