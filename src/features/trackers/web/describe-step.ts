import { formatCount } from '#ui/numbers.ts'
import type { Tracker } from '../rules.ts'

/** The name of a running step, with its progress when that is known: "Crawling 1,200 of 5,000". */
export function describeStep(step: string, progress: Tracker['progress']): string {
  if (!progress) return step
  return `${step} ${formatCount(progress.done)} of ${formatCount(progress.total)}`
}
