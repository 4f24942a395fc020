import { estimateMean, type Interval } from './bootstrap.ts'
import {
  MEASURE_NAMES,
  MEASURES,
  type EngineKind,
  type Figures,
  type Goal,
  type Measure,
  type MeasureName,
} from './measures.ts'

/** An engine's figures of all cases, a figure for each case. */
export interface EngineResult {
  engine: string
  kind: EngineKind
  cases: { name: string; figures: Figures; faults: readonly string[] }[]
}

/** A measure over all cases of an engine. */
export interface SummaryRow extends Interval {
  engine: string
  name: MeasureName
  measure: Measure
  /** Of how many cases. */
  of: number
  goal: Goal | null
  /** Null without a goal. */
  holds: boolean | null
}

/** Means over cases; a measure that applies to no case has no row. */
export function summarize({ engine, kind, cases }: EngineResult): SummaryRow[] {
  return MEASURE_NAMES.flatMap((name) => {
    const measure: Measure = MEASURES[name]
    const values = cases.flatMap(({ figures }) => figures[name] ?? [])
    if (values.length === 0) return []
    const interval = estimateMean(values)
    const goal = findGoal(measure, kind)
    const holds = goal === null ? null : reaches(interval.mean, goal)
    return { engine, name, measure, of: values.length, ...interval, goal, holds }
  })
}

function findGoal({ goal, only }: Measure, kind: EngineKind): Goal | null {
  return goal === undefined || (only !== undefined && only !== kind) ? null : goal
}

function reaches(value: number, goal: Goal): boolean {
  return 'least' in goal ? value >= goal.least : value <= goal.most
}
