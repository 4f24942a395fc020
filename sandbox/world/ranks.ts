import { difficultyOf } from './demand.ts'
import type { Facts } from './facts.ts'
import type { Intent } from './intents.ts'
import { readIntent, type KeywordIntent } from './keyword-intent.ts'
import type { Page, Site } from './pages.ts'
import { hash, unit } from './random.ts'
import { normalizeKeyword } from './word-forms.ts'
import { itemAt } from '../stage/items.ts'

/** An article that was published after the world began: it raises the data of the days after. */
export interface Published {
  url: string
  /** Days since 1970. */
  day: number
  keywords: string[]
}

/** How a page stands for a keyword over time; positions are whole or broken numbers from 1 on. */
export type Standing =
  | { kind: 'steady'; position: number; drift: number }
  | { kind: 'decaying'; position: number; from: number; perDay: number }
  | { kind: 'alternating'; high: number; low: number; turn: 0 | 1; seed: number }
  | { kind: 'rising'; goal: number; from: number }

const DRIFT_DAYS = 500
const NEW_POSITION = 70
const RISE_DAYS = 26

/** Infinity: it does not stand at all. */
export function positionOn(standing: Standing, day: number, today: number): number {
  switch (standing.kind) {
    case 'steady':
      return Math.max(1, standing.position + (standing.drift * (today - day)) / DRIFT_DAYS)
    case 'decaying':
      return standing.position + Math.max(0, day - standing.from) * standing.perDay
    case 'alternating':
      return (hash(standing.seed, Math.floor(day / 9)) & 1) === standing.turn ? standing.high : standing.low
    case 'rising': {
      const age = day - standing.from
      if (age < 1) return Infinity
      return standing.goal + (NEW_POSITION - standing.goal) * Math.exp(-age / RISE_DAYS)
    }
  }
}

/** The pages of the shop that stand anywhere for an intent. */
export function listStandings(
  { seed, site, facts }: { seed: number; site: Site; facts: Facts },
  intent: Intent,
  keyword: string,
): { page: Page; standing: Standing }[] {
  const rivals = facts.cannibalisation.intentId === intent.id ? facts.cannibalisation.pageIds : null
  if (rivals !== null)
    return rivals.map((id, place) => {
      const turn = place === 0 ? 0 : 1
      return { page: itemAt(site.pages, id), standing: { kind: 'alternating', high: 5, low: 13, turn, seed } }
    })
  const pages = site.pagesOf.get(intent.id) ?? listFarPages(site, intent)
  return pages.map((page) => ({ page, standing: standingOf(seed, facts, page, intent, keyword) }))
}

/** Where the best page of another site would have to be beaten: an article gets as far as difficulty lets it. */
export function risingStanding(seed: number, published: Published, intent: KeywordIntent): Standing {
  const goal = 1.5 + difficultyOf(seed, intent) / 12
  return { kind: 'rising', goal, from: published.day }
}

export function meansOneOf(published: Published, key: string): boolean {
  return published.keywords.some((keyword) => readIntent(keyword).key === key)
}

function standingOf(seed: number, facts: Facts, page: Page, intent: Intent, keyword: string): Standing {
  if (facts.decay.intentId === intent.id)
    return { kind: 'decaying', position: 2, from: facts.decay.from, perDay: 0.085 }
  if (facts.seasonal.intentId === intent.id) return { kind: 'steady', position: 3, drift: 0 }
  const luck = unit(seed, 'position', page.path, intent.key)
  const first = intent.kind === 'gap' ? 22 + 30 * luck : 1 + reachOf(intent.kind) * luck ** 1.2
  const spread = 2 * unit(seed, 'spread', normalizeKeyword(keyword))
  const drift = 5 * unit(seed, 'drift', page.path) - 2
  return { kind: 'steady', position: first + spread, drift }
}

/** The worst position that a page of its own has. */
function reachOf(kind: Intent['kind']): number {
  if (kind === 'brand' || kind === 'product') return 6
  return kind === 'category' ? 40 : 45
}

/** For what nobody has answered, the category comes into sight now and then. */
function listFarPages(site: Site, { want, topic }: Intent): Page[] {
  const category = topic === null ? undefined : site.categories.get(topic.id)
  return category !== undefined && ['best', 'review', 'brand'].includes(want) ? [category] : []
}
