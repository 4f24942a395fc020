export interface DemoRow {
  id: string
  name: string
  amount: number
  visits: number
  share: number
  place: number | null
  change: number
  weeks: number[]
  group: string
  origin: string
  updated: string
}

/** A fixed time, so that the showcase looks the same every day. */
export const DEMO_NOW = new Date('2026-11-21T09:00:00Z')

const FIRST = ['quiet', 'broad', 'early', 'plain', 'round', 'sharp', 'young', 'solid', 'clear', 'brisk']
const SECOND = ['river', 'garden', 'window', 'harbour', 'lantern', 'meadow', 'bridge', 'market', 'violin']
const THIRD = ['in spring', 'at night', 'for two', 'with a view', 'by the sea', 'on foot', 'after rain']
const ORIGINS = ['Imported', 'Suggested', 'Added by hand']

/** Returns the same rows at every call, by a small random generator with a fixed seed. */
export function listDemoRows(count: number): DemoRow[] {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  return Array.from({ length: count }, (_, index) => {
    const visits = next(80_000)
    const start = next(60)
    return {
      id: String(index + 1),
      name: [
        FIRST[next(FIRST.length)],
        SECOND[next(SECOND.length)],
        THIRD[next(THIRD.length)],
        index + 1,
      ].join(' '),
      amount: next(1_300_000),
      visits,
      share: next(200) / 1000,
      place: next(12) === 0 ? null : (next(990) + 10) / 10,
      change: next(41) - 20,
      weeks: Array.from({ length: 12 }, (_week, week) => start + next(30) + week),
      group: `Group ${next(120) + 1}`,
      origin: ORIGINS[next(ORIGINS.length)] ?? '',
      updated: new Date(DEMO_NOW.getTime() - next(400 * 24 * 60) * 60_000).toISOString(),
    }
  })
}
