import { trackerId, type Tracker } from '#features/trackers/rules.ts'

const WRITING = ['Briefing', 'Researching', 'Drafting', 'Editing', 'Illustrating']
const CLUSTERING = ['Crawling', 'Clustering', 'Labeling', 'Page matching']

/** Trackers in every state; the last two exceed the number that the dock shows. */
export const DEMO_TRACKERS: readonly Tracker[] = [
  makeTracker(1, { name: 'How to choose trail shoes for wide feet and long days', steps: WRITING, done: 2 }),
  makeTracker(2, { name: 'Winter running', steps: WRITING, done: 1, failed: 'Researching' }),
  { ...makeTracker(3, { name: 'Clustering 1,240 keywords', steps: CLUSTERING, done: 4 }), clusterId: null },
  makeTracker(4, { name: 'Marathon plans', steps: WRITING, done: 0 }),
  makeTracker(5, { name: 'Socks', steps: WRITING, done: 5 }),
]

interface Making {
  name: string
  steps: readonly string[]
  done: number
  failed?: string
}

function makeTracker(clusterId: number, { name, steps, done, failed }: Making): Tracker {
  const states = steps.map((step, place) => [step, findState(place, done)] as const)
  const stepsObject = { ...Object.fromEntries(states), ...(failed && { [failed]: 'error' as const }) }
  return { id: trackerId(clusterId), name, contentplanId: 1, clusterId, stepsObject }
}

function findState(place: number, done: number) {
  if (place < done) return 'done'
  return place === done ? 'inProgress' : 'pending'
}
