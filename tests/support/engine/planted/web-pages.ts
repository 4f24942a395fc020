import type { PlantedParameters } from './parameters.ts'
import type { Random } from './random.ts'
import type { Wording } from './words.ts'

/** The made-up web: pages that are created on demand, and a fixed set of hubs. */
export interface WebPages {
  /** Creates a new page. */
  create(subject: string): string
  createMany(count: number, subject: string): string[]
  /** Draws a hub, a popular one more often. */
  drawHub(): string
}

export function createWebPages(
  random: Random,
  { word }: Wording,
  { keywords, hubs, hubZipf }: PlantedParameters,
): WebPages {
  const hosts = Array.from({ length: countHosts(keywords) }, createHost)
  const hubPages = Array.from(
    { length: hubs },
    (_, i) => `https://${HUB_FOLDERS[i % HUB_FOLDERS.length]}${word()}${i}`,
  )
  const popularity = addUpZipf(hubs, hubZipf)
  let made = 0

  function createHost(): string {
    const prefix = random.chance(0.5) ? 'www.' : ''
    return `${prefix}${word()}${random.chance(0.5) ? word() : ''}${random.pick(ENDINGS)}`
  }

  function create(subject: string): string {
    made++
    return `https://${random.pickEarly(hosts)}/${subject}-${made.toString(36)}`
  }

  return {
    create,
    createMany: (count, subject) => Array.from({ length: count }, () => create(subject)),
    drawHub: () => hubPages[findPlace(popularity, random.unit() * (popularity.at(-1) ?? 0))],
  }
}

const ENDINGS = ['.com', '.com', '.org', '.net', '.io', '.co']
const HUB_FOLDERS = [
  'en.wikipedia.org/wiki/',
  'www.amazon.com/gp/bestsellers/',
  'www.youtube.com/',
  'www.reddit.com/r/',
  'www.quora.com/topic/',
  'www.pinterest.com/ideas/',
  'www.ebay.com/b/',
  'www.healthline.com/',
  'www.forbes.com/advisor/',
  'www.walmart.com/browse/',
]

function countHosts(keywords: number): number {
  return Math.max(200, Math.min(60_000, Math.floor(keywords / 4)))
}

function addUpZipf(count: number, exponent: number): number[] {
  let sum = 0
  return Array.from({ length: count }, (_, i) => (sum += (i + 1) ** -exponent))
}

/** The index of the first sum that reaches the value. */
function findPlace(sums: number[], value: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle] < value) low = middle + 1
    else high = middle
  }
  return low
}
