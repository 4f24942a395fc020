import { difficultyOf } from './demand.ts'
import type { Facts } from './facts.ts'
import type { Intent } from './intents.ts'
import { readIntent, type KeywordIntent } from './keyword-intent.ts'
import type { Page, Site } from './pages.ts'
import { hash, unit } from './random.ts'
import { normalizeKeyword } from './word-forms.ts'
import { itemAt } from '../stage/items.ts'

/** An article that was published after the world began; it gets search data on later days. */
export interface Published {
  url: string
  /** Day of publication, as days since 1970. */
  day: number
  keywords: string[]
}

/** How a page ranks for a keyword over time; positions are numbers from 1, also with decimals. */
export type Ranking =
  | { kind: 'steady'; position: number; drift: number }
  | { kind: 'decaying'; position: number; from: number; perDay: number }
  | { kind: 'alternating'; high: number; low: number; turn: 0 | 1; seed: number }
  | { kind: 'rising'; goal: number; from: number }

const DRIFT_DAYS = 500
const NEW_POSITION = 70
const RISE_DAYS = 26

/** The position on a day, or Infinity if the page does not rank yet. */
export function positionOn(ranking: Ranking, day: number, today: number): number {
  switch (ranking.kind) {
    case 'steady':
      return Math.max(1, ranking.position + (ranking.drift * (today - day)) / DRIFT_DAYS)
    case 'decaying':
      return ranking.position + Math.max(0, day - ranking.from) * ranking.perDay
    case 'alternating':
      return (hash(ranking.seed, Math.floor(day / 9)) & 1) === ranking.turn ? ranking.high : ranking.low
    case 'rising': {
      const age = day - ranking.from
      if (age < 1) return Infinity
      return ranking.goal + (NEW_POSITION - ranking.goal) * Math.exp(-age / RISE_DAYS)
    }
  }
}

/** The pages of the shop that rank for an intent at any position. */
export function listRankings(
  { seed, site, facts }: { seed: number; site: Site; facts: Facts },
  intent: Intent,
  keyword: string,
): { page: Page; ranking: Ranking }[] {
  const rivals = facts.cannibalisation.intentId === intent.id ? facts.cannibalisation.pageIds : null
  if (rivals !== null)
    return rivals.map((id, place) => {
      const turn = place === 0 ? 0 : 1
      return { page: itemAt(site.pages, id), ranking: { kind: 'alternating', high: 5, low: 13, turn, seed } }
    })
  const pages = site.pagesOf.get(intent.id) ?? listFarPages(site, intent)
  return pages.map((page) => ({ page, ranking: rankingOf(seed, facts, page, intent, keyword) }))
}

/** The ranking of a published article: it rises to a position that is worse the more difficult the keyword is. */
export function risingRanking(seed: number, published: Published, intent: KeywordIntent): Ranking {
  const goal = 1.5 + difficultyOf(seed, intent) / 12
  return { kind: 'rising', goal, from: published.day }
}

export function meansOneOf(published: Published, key: string): boolean {
  return published.keywords.some((keyword) => readIntent(keyword).key === key)
}

function rankingOf(seed: number, facts: Facts, page: Page, intent: Intent, keyword: string): Ranking {
  if (facts.decay.intentId === intent.id)
    return { kind: 'decaying', position: 2, from: facts.decay.from, perDay: 0.085 }
  if (facts.seasonal.intentId === intent.id) return { kind: 'steady', position: 3, drift: 0 }
  const luck = unit(seed, 'position', page.path, intent.key)
  const first = intent.kind === 'gap' ? 22 + 30 * luck : 1 + reachOf(intent.kind) * luck ** 1.2
  const spread = 2 * unit(seed, 'spread', normalizeKeyword(keyword))
  const drift = 5 * unit(seed, 'drift', page.path) - 2
  return { kind: 'steady', position: first + spread, drift }
}

/** The worst position of a page that answers its own intent. */
function reachOf(kind: Intent['kind']): number {
  if (kind === 'brand' || kind === 'product') return 6
  return kind === 'category' ? 40 : 45
}

/** For some intents without a page of the shop, its category page ranks far down. */
function listFarPages(site: Site, { want, topic }: Intent): Page[] {
  const category = topic === null ? undefined : site.categories.get(topic.id)
  return category !== undefined && ['best', 'review', 'brand'].includes(want) ? [category] : []
}
