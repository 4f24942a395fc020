import type { PlantedPreset } from '#tests/support/engine/planted-keywords.ts'
import type { Goal } from '../report.ts'

interface CostGoals {
  cpu: Goal
  memory: Goal
}

/** CPU seconds and MB of the whole process, by number of keywords. */
export const COST_GOALS = new Map<number, CostGoals>([
  [20_000, { cpu: '<= 0.5', memory: '<= 150' }],
  [100_000, { cpu: '<= 1.5', memory: '<= 200' }],
  [1_000_000, { cpu: '<= 15', memory: '<= 1000' }],
])

/** How many times cheaper than a peer, by number of keywords. */
const RATIO_GOALS: Record<string, Map<number, Goal>> = {
  'leiden-cpm': new Map([
    [20_000, '>= 2.5'],
    [100_000, '>= 4'],
  ]),
  'leiden-cpm-trimmed': new Map([
    [20_000, '>= 2.5'],
    [100_000, '>= 4'],
  ]),
  'pivot-loop': new Map([[20_000, '>= 120']]),
}

const QUALITY_GOALS: Record<PlantedPreset, Map<number, Goal>> = {
  realistic: new Map([
    [2, '>= 0.955'],
    [3, '>= 0.97'],
  ]),
  hard: new Map([[2, '>= 0.915']]),
  easy: new Map([[3, '>= 0.99']]),
}

/** Below this many keywords a single wrong merge moves the index too much for a goal. */
const LEAST_JUDGED = 20_000

export const INCREMENT_GOAL: Goal = '<= 20'

export function findRatioGoal(peer: string, size: number): Goal | undefined {
  return RATIO_GOALS[peer]?.get(size)
}

/** The least adjusted Rand index. */
export function findQualityGoal(
  preset: PlantedPreset,
  minimumOverlap: number,
  size: number,
): Goal | undefined {
  return size < LEAST_JUDGED ? undefined : QUALITY_GOALS[preset].get(minimumOverlap)
}
