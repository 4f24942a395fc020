import type { Report } from '../report.ts'
import { findPercentile, type PacedTimes } from './paced-load.ts'
import { describeSize } from './sizes.ts'
import type { WatchedRun } from './watch-run.ts'

const RUN_GOAL = 60
const P95_GOAL = 200

export interface Named {
  report: Report
  size: number
  /** Whether the goals are about this size. */
  isMeant: boolean
  what: string
}

export function reportRun({ report, size, isMeant, what }: Named, run: WatchedRun, megabytes: number): void {
  if (run.state !== 'done') throw new Error(`The run ended as ${run.state}: ${run.reason}`)
  const name = `${describeSize(size)} ${what}`
  for (const [step, seconds] of run.steps) report.add({ name: `${name}: ${step}`, value: seconds, unit: 's' })
  report.add({
    name: `${name}: all of it`,
    value: run.total,
    unit: 's',
    ...(isMeant && { goal: `<= ${RUN_GOAL}` as const }),
  })
  report.add({ name: `${name}: peak memory of the program`, value: megabytes, unit: 'MiB' })
}

/** How long other requests waited, before and during the run. */
export function reportOthers(
  { report, size, isMeant, what }: Named,
  { quiet, busy }: { quiet: PacedTimes; busy: PacedTimes },
): void {
  const name = `${describeSize(size)} beside a ${what}`
  for (const percent of [50, 95, 99])
    report.add({
      name: `${name}: p${percent} of ${join(busy).length} requests`,
      value: findPercentile(join(busy), percent),
      unit: 'ms',
      ...(isMeant && percent === 95 && { goal: `<= ${P95_GOAL}` as const }),
      peer: 'before it',
      peerValue: findPercentile(join(quiet), percent),
    })
  for (const [question, times] of busy.times)
    report.add({
      name: `${name}: p95 of ${question}`,
      value: findPercentile(times, 95),
      unit: 'ms',
      peer: 'before it',
      peerValue: findPercentile(quiet.times.get(question) ?? [], 95),
    })
  const failures = [...quiet.failures, ...busy.failures]
  report.add({ name: `${name}: failed`, value: failures.length, unit: '', goal: '<= 0' })
  for (const failure of new Set(failures)) report.note(`  failed: ${failure}`)
}

/** Saving into the plan itself waits while the run writes, and is told to try again when that takes too long. */
export function reportSaving({ report, size, what }: Named, saved: PacedTimes): void {
  const name = `${describeSize(size)} saving into the plan of a ${what}`
  const all = join(saved)
  report.add({ name: `${name}: p50 of ${all.length}`, value: findPercentile(all, 50), unit: 'ms' })
  report.add({ name: `${name}: the longest`, value: Math.max(...all), unit: 'ms' })
  report.add({ name: `${name}: told to try again`, value: saved.failures.length, unit: '' })
}

function join({ times }: PacedTimes): number[] {
  return [...times.values()].flat()
}
