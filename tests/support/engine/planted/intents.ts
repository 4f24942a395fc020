import type { PlantedParameters } from './parameters.ts'
import type { Random } from './random.ts'
import type { WebPages } from './web-pages.ts'

/** A search intent: one page should answer all its keywords. */
export interface Intent {
  id: number
  topic: number
  /** Pages that compete for its SERPs, the strongest first. */
  pool: string[]
}

/** How many pages of a pool can appear in a SERP: only these are shared with other intents. */
const VISIBLE = 12
const SMALLEST_POOL = 11

/** The intents of a topic; they share its broad pages, and some resemble an earlier one. */
export function createIntents(
  random: Random,
  web: WebPages,
  parameters: PlantedParameters,
  topic: { id: number; slug: string; firstIntent: number },
): Intent[] {
  const topicPages = web.createMany(parameters.topicPages, topic.slug)
  const intents: Intent[] = []
  const count = random.geometric(parameters.meanIntentsOfTopic)
  while (intents.length < count) {
    const pool = createPool(random, web, parameters, topic.slug, topicPages)
    if (intents.length > 0 && random.chance(parameters.nearDuplicates))
      takeOverPages(random, pool, random.pick(intents).pool, parameters.nearDuplicatePages)
    intents.push({ id: topic.firstIntent + intents.length, topic: topic.id, pool })
  }
  return intents
}

/** How many keywords an intent has. */
export function drawIntentSize(random: Random, parameters: PlantedParameters): number {
  if (random.chance(parameters.singles)) return 1
  const { intentTail, meanIntentSize, largestIntent } = parameters
  const least = (meanIntentSize * (intentTail - 1)) / intentTail
  const size = Math.round(least * (1 - random.unit()) ** (-1 / intentTail))
  return Math.min(largestIntent, Math.max(2, size))
}

function createPool(
  random: Random,
  web: WebPages,
  { poolSize, mostTopicPages }: PlantedParameters,
  slug: string,
  topicPages: string[],
): string[] {
  const pool = web.createMany(Math.max(SMALLEST_POOL, poolSize - 3 + random.below(7)), slug)
  const broad = random.below(mostTopicPages + 1)
  for (let i = 0; i < broad; i++) pool[random.below(Math.min(VISIBLE, pool.length))] = random.pick(topicPages)
  return pool
}

function takeOverPages(random: Random, pool: string[], other: string[], share: number): void {
  for (let i = 0; i < pool.length; i++) {
    if (!random.chance(share)) continue
    const page = other[random.below(Math.min(VISIBLE, other.length))]
    if (!pool.includes(page)) pool[i] = page
  }
}
