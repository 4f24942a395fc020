import { formatCount } from '#ui/numbers.ts'
import type { Tracker } from '../rules.ts'

/** A step that goes on, and how far it is where that is known: "Crawling 1,200 of 5,000". */
export function describeStep(step: string, progress: Tracker['progress']): string {
  if (!progress) return step
  return `${step} ${formatCount(progress.done)} of ${formatCount(progress.total)}`
}
