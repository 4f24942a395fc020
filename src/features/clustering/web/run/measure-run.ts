import type { Tracker } from '#features/trackers/rules.ts'

/** The part of a usual run's time that each step takes, in percent: search results take longest. */
const WEIGHTS: Record<string, number> = { Crawling: 70, Clustering: 10, Labeling: 15, 'Page matching': 5 }

/** How much of a clustering is done, 0 to 1. A running step counts by its progress, or not at all where that is unknown. */
export function measureRun({ stepsObject, progress }: Pick<Tracker, 'stepsObject' | 'progress'>): number {
  const done = Object.entries(stepsObject).reduce((sum, [name, state]) => {
    const weight = WEIGHTS[name] ?? 0
    if (state === 'done') return sum + weight
    if (state !== 'inProgress' || !progress || progress.total === 0) return sum
    return sum + (weight * progress.done) / progress.total
  }, 0)
  return done / 100
}
