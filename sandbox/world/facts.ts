import { seasonFactor } from './demand.ts'
import type { Intent } from './intents.ts'
import type { Site } from './pages.ts'
import { pick } from './random.ts'
import { SEASONS } from './topics.ts'
import { itemAt } from '../stage/items.ts'

/** Patterns planted in the search data, so that tests can check whether the product finds them. */
export interface Facts {
  /** Two pages that rank in turns for one intent. */
  cannibalisation: {
    intentId: number
    pageIds: [number, number]
    paths: [string, string]
    keywords: string[]
  }
  /** A page that loses positions from the day `from` on. */
  decay: { intentId: number; pageId: number; path: string; from: number; keywords: string[] }
  /** A page that loses clicks only because its season ends, which is not decay. */
  seasonal: { intentId: number; pageId: number; path: string; season: string; keywords: string[] }
}

const DECAY_DAYS = 200
const QUARTER = 90

/** Chooses the planted facts by the seed and the day on which the world begins. */
export function plantFacts(seed: number, site: Site, today: number): Facts {
  const articles = site.intents.filter(({ kind }) => kind === 'article')
  const ending = findEndingSeason(today)
  const split = pick(articles.filter(isOf('choose')), seed, 'cannibalisation')
  const lost = pick(articles.filter(isOf('clean')), seed, 'decay')
  const outOfSeason = pick(
    articles.filter((intent) => isOf('type')(intent) && intent.topic?.season === ending),
    seed,
    'seasonal',
  )
  const first = itemAt(pagesOf(site, split), 0)
  const rival = itemAt(pagesOf(site, site.intents.find(isBeginnerOf(split)) ?? split), 0)
  return {
    cannibalisation: {
      intentId: split.id,
      pageIds: [first.id, rival.id],
      paths: [first.path, rival.path],
      keywords: split.keywords,
    },
    decay: { ...describe(site, lost), from: today - DECAY_DAYS },
    seasonal: { ...describe(site, outOfSeason), season: ending },
  }
}

function describe(site: Site, intent: Intent) {
  const page = itemAt(pagesOf(site, intent), 0)
  return { intentId: intent.id, pageId: page.id, path: page.path, keywords: intent.keywords }
}

function pagesOf(site: Site, { id }: Intent) {
  return site.pagesOf.get(id) ?? []
}

const isOf = (want: string) => (intent: Intent) => intent.want === want

const isBeginnerOf = (other: Intent) => (intent: Intent) =>
  intent.want === 'beginner' && intent.topic === other.topic

/** The season whose demand has fallen most within a quarter. */
function findEndingSeason(today: number) {
  const dropOf = (season: (typeof SEASONS)[number]) =>
    seasonFactor(season, today - QUARTER) - seasonFactor(season, today)
  return SEASONS.reduce((most, season) => (dropOf(season) > dropOf(most) ? season : most))
}
