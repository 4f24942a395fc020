import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Report } from '../report.ts'
import { runContestant } from './contestant.ts'
import type { Contestant } from './contestant.ts'
import type { Setting } from './compare.ts'
import { drawCostChart } from './cost-chart.ts'
import type { Curve } from './cost-chart.ts'
import { writeDataSet } from './data-sets.ts'
import { createKeyloom } from './keyloom.ts'
import type { Peer } from './peers.ts'

const SIZES = [1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000]
const PRESET = 'realistic'
const RUNS = 3
const CHART = join(import.meta.dirname, '../../docs/clustering-cost.svg')

/** Measures us and the peers from a thousand to a million keywords, each as far as it gets, and draws it. */
export async function drawCurve(report: Report, peers: Peer[], setting: Setting): Promise<void> {
  const contestants = [createKeyloom(setting.minimumOverlap), ...peers]
  const curves = new Map<Contestant, Curve>(
    contestants.map((one) => [one, { name: one.name, points: [], end: null }]),
  )
  for (const size of SIZES) {
    const data = writeDataSet(setting.folder, PRESET, size)
    for (const [contestant, curve] of curves) {
      if (curve.end !== null) continue
      const result = await runContestant(contestant, data, { ...setting, runs: RUNS })
      if (result.status === 'stopped') {
        curve.end = result.reason
        report.note(`  ${data.name}: ${curve.name} needs ${result.reason}`)
        continue
      }
      curve.points.push({ keywords: size, seconds: result.cpuSeconds })
      report.add({
        name: `${data.name}: ${curve.name}`,
        value: result.cpuSeconds,
        unit: 's',
        runs: result.runs,
      })
    }
  }
  await writeFile(CHART, drawCostChart([...curves.values()]))
  report.note('Drawn: docs/clustering-cost.svg')
}
