import type { Intent } from './intents.ts'
import type { PlantedParameters } from './parameters.ts'
import type { Random } from './random.ts'
import type { WebPages } from './web-pages.ts'

/** The sources of the pages in a keyword's SERP. */
interface SerpSources {
  intent: Intent
  /** Change of each page's score in the keyword's facet. */
  facet: Float64Array
  /** The other intent of an ambiguous keyword. */
  second: Intent | null
  authorities: string[]
}

const RESULTS = 10
/** The least number of results from the intent itself. */
const LEAST_OWN = 3

/** Draws up to ten pages in random order, because clustering must find intents by pages alone. */
export function drawSerp(
  random: Random,
  web: WebPages,
  parameters: PlantedParameters,
  sources: SerpSources,
): string[] {
  const length = drawLength(random, parameters)
  if (length === 0) return []
  const foreign = drawForeignPages(random, web, parameters, sources.authorities)
  const serp = new Set(foreign.slice(0, length - LEAST_OWN))
  const own = length - serp.size
  const rank = (intent: Intent, facet: Float64Array | null) =>
    rankPages(random, intent.pool, facet, parameters)
  if (sources.second === null) addPages(serp, rank(sources.intent, sources.facet), own)
  else {
    const share = 0.3 + 0.2 * random.unit()
    const others = Math.min(own - 1, Math.max(1, Math.floor(own * share)))
    addPages(serp, rank(sources.intent, sources.facet), own - others)
    addPages(serp, rank(sources.second, null), others)
  }
  return random.shuffle([...serp])
}

/** For each facet of an intent with this many keywords, how much it changes the score of each page. */
export function createFacets(
  random: Random,
  { facetSize, facetShift }: PlantedParameters,
  { pool }: Intent,
  keywords: number,
): Float64Array[] {
  const count = Math.max(1, Math.min(MOST_FACETS, Math.round(keywords / facetSize)))
  const shift = count === 1 ? 0 : facetShift
  return Array.from({ length: count }, () =>
    Float64Array.from(pool, () => (shift === 0 ? 0 : shift * (random.unit() * 2 - 1))),
  )
}

const MOST_FACETS = 4

function drawLength(random: Random, { empty, short }: PlantedParameters): number {
  const kind = random.unit()
  if (kind < empty) return 0
  return kind < empty + short ? 5 + random.below(5) : RESULTS
}

function drawForeignPages(
  random: Random,
  web: WebPages,
  { hubRate, authorityRate, oneOffRate }: PlantedParameters,
  authorities: string[],
): string[] {
  const draw = (rate: number, page: () => string) => Array.from({ length: random.poisson(rate) }, page)
  return [
    ...draw(hubRate, web.drawHub),
    ...draw(authorityRate, () => random.pickEarly(authorities)),
    ...draw(oneOffRate, () => web.create('p')),
  ]
}

/** The pages of a pool, best first: strength, facet and noise decide. */
function rankPages(
  random: Random,
  pool: string[],
  facet: Float64Array | null,
  { rankSlope, rankNoise }: PlantedParameters,
): string[] {
  const scores = pool.map(
    (_, place) => rankNoise * random.gumbel() - rankSlope * place + (facet?.[place] ?? 0),
  )
  return [...pool.keys()].sort((a, b) => scores[b] - scores[a]).map((place) => pool[place])
}

function addPages(serp: Set<string>, ranked: string[], count: number): void {
  const full = serp.size + count
  for (const page of ranked) {
    if (serp.size === full) return
    serp.add(page)
  }
}
