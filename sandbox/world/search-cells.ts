import { clickShareAt, seasonFactor, visibilityAt, volumeOf, weekdayFactor } from './demand.ts'
import { readIntent } from './keyword-intent.ts'
import { hash, mix, unit } from './random.ts'
import { listRankings, positionOn, risingRanking, type Ranking } from './ranks.ts'
import { SEASONS, type Season } from './topics.ts'
import { urlOf, type World } from './world.ts'
import { itemAt, takeItems } from '../stage/items.ts'

/** A page that ranks for a keyword. */
export interface SearchPair {
  url: string
  keyword: string
  /** Whether the keyword is too rare to be shown: it counts in totals, but no report by query has it. */
  isAnonymous: boolean
  ranking: Ranking
  season: Season
  searchesADay: number
  salt: number
}

type VisitCell = (
  pair: number,
  day: number,
  cell: { impressions: number; clicks: number; position: number; chance: number },
) => void

/** Number of days for which the search engine keeps data. */
export const DAYS_KEPT = 490
const DAYS_OF_MONTH = 30.4
const GROWTH_A_DAY = 0.0004
const OMITTED = 0.005
const ANONYMOUS = 0.12

const pairsOf = new WeakMap<World, SearchPair[]>()

export function listPairs(world: World): SearchPair[] {
  const known = pairsOf.get(world)
  if (known !== undefined) return known
  const pairs = [...listOwnPairs(world), ...listPublishedPairs(world)]
  pairsOf.set(world, pairs)
  return pairs
}

/** On a few days the search engine has no data. */
function isOmitted({ seed }: World, day: number): boolean {
  return unit(seed, 'omitted', day) < OMITTED
}

/** Calls back for each pair and day with impressions, day by day within a pair. */
export function visitCells(
  world: World,
  { from, to }: { from: number; to: number },
  isWanted: (pair: SearchPair) => boolean,
  visit: VisitCell,
): void {
  const demand = tabulateDemand(world, from, to)
  for (const [index, pair] of listPairs(world).entries()) {
    if (!isWanted(pair)) continue
    const factors = demand[pair.season]
    for (let day = from; day <= to; day++) {
      const noise = mix(pair.salt, day)
      const expected = pair.searchesADay * itemAt(factors, day - from)
      if (expected === 0) continue
      const place = positionOn(pair.ranking, day, world.today)
      if (place > 100) continue
      const position = Math.max(1, place + ((noise & 0xff) / 256 - 0.5) * 1.4)
      const chance = (noise >>> 16) / 65_536
      const seen = expected * visibilityAt(position) * (0.8 + ((noise >>> 8) & 0xff) / 640)
      const impressions = Math.floor(seen + chance)
      if (impressions === 0) continue
      const luck = (mix(noise, day) >>> 8) / 2 ** 24
      const clicks = Math.min(impressions, Math.floor(impressions * clickShareAt(position) + luck))
      visit(index, day, { impressions, clicks, position, chance })
    }
  }
}

function listOwnPairs(world: World): SearchPair[] {
  return world.site.intents.flatMap((intent) => {
    const read = { key: intent.key, ...splitKey(intent.key) }
    return intent.keywords.flatMap((keyword) =>
      listRankings(world, intent, keyword).map(({ page, ranking }) => {
        const volume = volumeOf(world.seed, keyword, read)
        return createPair(world, urlOf(page), keyword, ranking, intent.topic?.season ?? 'even', volume)
      }),
    )
  })
}

function listPublishedPairs(world: World): SearchPair[] {
  return world.published.flatMap((published) =>
    published.keywords.map((keyword) => {
      const read = readIntent(keyword)
      const season = world.intentsByKey.get(read.key)?.topic?.season ?? 'even'
      const ranking = risingRanking(world.seed, published, read)
      return createPair(world, published.url, keyword, ranking, season, volumeOf(world.seed, keyword, read))
    }),
  )
}

function createPair(
  { seed }: World,
  url: string,
  keyword: string,
  ranking: Ranking,
  season: Season,
  volume: number,
): SearchPair {
  const isAnonymous = unit(seed, 'anonymous', keyword) < ANONYMOUS
  const salt = hash(seed, 'cell', url, keyword)
  return { url, keyword, isAnonymous, ranking, season, searchesADay: volume / DAYS_OF_MONTH, salt }
}

function splitKey(key: string): { wants: string[]; subject: string[] } {
  const [wants = '', subject = ''] = key.split('|')
  return { wants: wants === '' ? [] : wants.split('+'), subject: subject.split(' ') }
}

function tabulateDemand(world: World, from: number, to: number): Record<Season, Float64Array> {
  const tabulate = (season: Season) =>
    Float64Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
      const day = from + index
      if (isOmitted(world, day)) return 0
      return seasonFactor(season, day) * weekdayFactor(day) * (1 + GROWTH_A_DAY * (day - world.today))
    })
  const [summer, autumn, winter, spring, even] = takeItems(SEASONS.map(tabulate), 5)
  return { summer, autumn, winter, spring, even }
}
