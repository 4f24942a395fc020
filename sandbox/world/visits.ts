import { itemAt } from '../stage/items.ts'
import { unit } from './random.ts'
import { visitCells } from './search-cells.ts'
import type { World } from './world.ts'

/** Visits of a day from one channel, and the events in them. */
interface VisitCell {
  day: number
  channel: string
  event: string
  /** Visits in which the event happened. */
  sessions: number
  count: number
}

/** Visitors who refuse to be counted. */
const COUNTED = 0.94
/** Web analytics were set up this many days before the world begins. */
const DAYS_BEFORE = 1100

/** Visits from each channel for each visit from search, and how much more than those they convert. */
const CHANNELS = [
  { name: 'Organic Search', share: 1, zeal: 1 },
  { name: 'Direct', share: 0.42, zeal: 1.3 },
  { name: 'Paid Search', share: 0.18, zeal: 1.5 },
  { name: 'Referral', share: 0.11, zeal: 0.8 },
  { name: 'Organic Social', share: 0.14, zeal: 0.4 },
  { name: 'Email', share: 0.06, zeal: 2.1 },
  { name: 'Unassigned', share: 0.02, zeal: 0.2 },
]

/** How often each event happens in a visit; those of interest grow or shrink over the years. */
const EVENTS = [
  { name: 'page_view', perVisit: 3.4 },
  { name: 'session_start', perVisit: 1 },
  { name: 'user_engagement', perVisit: 1.9 },
  { name: 'scroll', perVisit: 1.2 },
  { name: 'first_visit', perVisit: 0.68 },
  { name: 'view_item', perVisit: 0.55 },
  { name: 'add_to_cart', perVisit: 0.064, growth: 0.25 },
  { name: 'begin_checkout', perVisit: 0.031, growth: 0.25 },
  { name: 'purchase', perVisit: 0.0185, growth: 0.3 },
  { name: 'sign_up', perVisit: 0.011, growth: 0.5 },
  { name: 'generate_lead', perVisit: 0.0062, growth: -0.2 },
]

const searchVisits = new WeakMap<World, Map<number, number>>()

/** Calls back for each day, channel and event that happened. Visits from search follow the clicks of that day. */
export function visitDays(
  world: World,
  { from, to }: { from: number; to: number },
  visit: (cell: VisitCell) => void,
): void {
  const first = Math.max(from, world.today - DAYS_BEFORE)
  const clicks = countClicks(world, first, to)
  for (let day = first; day <= to; day++) {
    const searched = (clicks.get(day) ?? 0) * COUNTED
    const years = (day - world.today) / 365
    for (const { name: channel, share, zeal } of CHANNELS) {
      const swing = share === 1 ? 1 : 0.8 + 0.4 * unit(world.seed, channel, day)
      const sessions = Math.round(searched * share * swing)
      if (sessions === 0) continue
      for (const { name: event, perVisit, growth } of EVENTS) {
        const trend = growth === undefined ? 1 : zeal * Math.max(0.2, 1 + growth * years)
        const luck = event === 'session_start' ? 1 : 0.85 + 0.3 * unit(world.seed, channel, event, day)
        const count = Math.floor(sessions * perVisit * trend * luck + unit(world.seed, event, channel, day))
        if (count > 0) visit({ day, channel, event, sessions: Math.min(sessions, count), count })
      }
    }
  }
}

/** Clicks from search by day; each day is added up once for each world. */
function countClicks(world: World, from: number, to: number): Map<number, number> {
  const known = searchVisits.get(world) ?? new Map<number, number>()
  searchVisits.set(world, known)
  const missing = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).filter(
    (day) => !known.has(day),
  )
  if (missing.length === 0) return known
  const span = { from: itemAt(missing, 0), to: itemAt(missing, missing.length - 1) }
  const sums = new Float64Array(span.to - span.from + 1)
  visitCells(
    world,
    span,
    () => true,
    (_pair, day, { clicks }) => (sums[day - span.from] = itemAt(sums, day - span.from) + clicks),
  )
  for (const [index, clicks] of sums.entries()) known.set(span.from + index, clicks)
  return known
}
