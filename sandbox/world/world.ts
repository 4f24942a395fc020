import { plantFacts, type Facts } from './facts.ts'
import type { Intent } from './intents.ts'
import { readIntent } from './keyword-intent.ts'
import { createSite, SHOP, type Page, type Site } from './pages.ts'
import { listRankings, meansOneOf, positionOn, risingRanking, type Published } from './ranks.ts'
import { createSerp, HOME_MARKET, type Market, type OwnResult, type SerpEntry } from './serps.ts'
import { createTopics, type Topic } from './topics.ts'

export type WorldSize = 1 | 10 | 100

/** A made-up shop with its search data and rankings, all of which follow from the seed, size and first day. */
export interface World {
  seed: number
  size: WorldSize
  /** The day on which the world begins, as days since 1970. The planted facts happened before it. */
  today: number
  topics: Topic[]
  site: Site
  facts: Facts
  intentsByKey: Map<string, Intent>
  published: readonly Published[]
}

const TOPICS = 10

export function createWorld(input: { seed: number; size: WorldSize; today: number }): World {
  const { seed, size, today } = input
  const topics = createTopics(TOPICS * size)
  const site = createSite(seed, topics, size, today)
  const intentsByKey = new Map(site.intents.map((intent) => [intent.key, intent]))
  return { ...input, topics, site, intentsByKey, facts: plantFacts(seed, site, today), published: [] }
}

/** The same world with these published articles. */
export function withPublished(world: World, published: readonly Published[]): World {
  return { ...world, published }
}

/** The ten results of any keyword on a day, with the shop's pages at their positions. */
export function serpOf(
  world: World,
  keyword: string,
  { market = HOME_MARKET, day = world.today }: { market?: Market; day?: number } = {},
): SerpEntry[] {
  const isHome = market.country === HOME_MARKET.country && market.language === HOME_MARKET.language
  const own = isHome ? findOwnResults(world, keyword, day) : undefined
  return createSerp(world.seed, keyword, market, own)
}

export function urlOf({ path }: Page): string {
  return `${SHOP.origin}${path}`
}

function findOwnResults(world: World, keyword: string, day: number): OwnResult[] {
  const read = readIntent(keyword)
  const intent = world.intentsByKey.get(read.key)
  const pages = intent === undefined ? [] : listRankings(world, intent, keyword)
  const rankings = pages.map(({ page, ranking }) => ({
    url: urlOf(page),
    title: page.title,
    position: positionOn(ranking, day, world.today),
  }))
  const rising = world.published
    .filter((published) => meansOneOf(published, read.key))
    .map((published) => ({
      url: published.url,
      title: keyword,
      position: positionOn(risingRanking(world.seed, published, read), day, world.today),
    }))
  return [...rankings, ...rising].filter(({ position }) => position < 9.5).slice(0, 2)
}
