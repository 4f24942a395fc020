import { dayOfYear } from './days.ts'
import { readIntent, type KeywordIntent } from './keyword-intent.ts'
import { unit } from './random.ts'
import type { Season } from './topics.ts'
import { normalizeKeyword } from './word-forms.ts'
import { itemAt } from '../stage/items.ts'

const HEAD_SEARCHES = 25_000
const PER_WORD = 0.42
const STEPS =
  `10 20 30 40 50 70 90 110 140 170 210 260 320 390 480 590 720 880 1000 1300 1600 1900 2400 2900 3600
  4400 5400 6600 8100 9900 12100 14800 18100 22200 27100 33100 40500 49500 60500`
    .split(/\s+/)
    .map(Number)

/** For each season: the day of the year of its peak, and how far demand swings around its mean. */
const PEAKS: Record<Season, { day: number; swing: number }> = {
  spring: { day: 115, swing: 0.45 },
  summer: { day: 190, swing: 0.6 },
  autumn: { day: 285, swing: 0.4 },
  winter: { day: 15, swing: 0.75 },
  even: { day: 340, swing: 0.08 },
}

/** Demand on each weekday relative to the mean, Sunday first. */
const WEEKDAYS = [1.16, 1.02, 0.97, 0.95, 0.94, 0.92, 1.04]

/** Monthly searches, in the steps that keyword planners show. Keywords with more words have fewer. */
export function volumeOf(seed: number, keyword: string, intent: KeywordIntent = readIntent(keyword)): number {
  const words = intent.subject.length + intent.wants.length
  const spread = 10 ** (unit(seed, 'demand', intent.key) * 0.9 - 0.45)
  const head = HEAD_SEARCHES * 10 ** (-PER_WORD * (words - 1)) * spread
  const share = 0.06 + 0.94 * unit(seed, 'share', normalizeKeyword(keyword)) ** 2
  return STEPS.findLast((step) => step <= head * share) ?? 10
}

/** Keyword difficulty from 0 to 100, the same for all keywords of an intent. */
export function difficultyOf(seed: number, { key, wants }: KeywordIntent): number {
  const ease = wants.length > 0 ? 14 : 0
  return Math.max(1, Math.round(12 + 76 * unit(seed, 'difficulty', key) - ease))
}

/** Cost per click in US dollars. */
export function clickPriceOf(seed: number, { key, wants }: KeywordIntent): number {
  const isSelling = wants.some((want) => ['buy', 'cheap', 'price', 'best'].includes(want))
  return Math.round((0.15 + unit(seed, 'click price', key) * (isSelling ? 2.8 : 0.9)) * 100) / 100
}

/** Demand relative to its mean over a year. */
export function seasonFactor(season: Season, day: number): number {
  const { day: peak, swing } = PEAKS[season]
  return 1 + swing * Math.cos(((dayOfYear(day) - peak) / 365.25) * 2 * Math.PI)
}

export function weekdayFactor(day: number): number {
  return itemAt(WEEKDAYS, (day + 4) % 7)
}

/** The share of searchers who see a result at this position, from 1. */
export function visibilityAt(position: number): number {
  if (position < 10.5) return 1
  if (position < 20.5) return 0.32
  return position < 40.5 ? 0.08 : 0.02
}

const CLICK_SHARES = [0.28, 0.155, 0.105, 0.075, 0.054, 0.041, 0.032, 0.026, 0.022, 0.019]

export function clickShareAt(position: number): number {
  const place = Math.max(0, Math.floor(position) - 1)
  return CLICK_SHARES[place] ?? 0.012
}
