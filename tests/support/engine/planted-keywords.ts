import { createIntents, drawIntentSize } from './planted/intents.ts'
import type { Intent } from './planted/intents.ts'
import { completeParameters } from './planted/parameters.ts'
import type { PlantedParameters } from './planted/parameters.ts'
import { createRandom } from './planted/random.ts'
import type { Random } from './planted/random.ts'
import { createFacets, drawSerp } from './planted/serps.ts'
import { drawVolume } from './planted/volumes.ts'
import { createWebPages } from './planted/web-pages.ts'
import type { WebPages } from './planted/web-pages.ts'
import { createWording } from './planted/words.ts'
import type { Wording } from './planted/words.ts'

export { PRESETS } from './planted/parameters.ts'
export type { PlantedParameters, PlantedPreset } from './planted/parameters.ts'
export { createRandom } from './planted/random.ts'

/** A keyword with its SERP and the truth that a clustering should find. */
export interface PlantedKeyword {
  keyword: string
  volume: number
  /** Up to ten URLs. */
  urls: string[]
  /** The truth: keywords of one intent belong together. */
  intent: number
  /** A part of the intent, numbered within it. */
  facet: number
  topic: number
  vertical: number
  /** The other intent of a keyword that mixes two. */
  secondIntent: number | null
}

/**
 * Generates keywords with SERPs like those of search engines: verticals have topics, topics have intents, and all
 * keywords of an intent draw their SERPs from its pool of pages, mixed with pages that rank for anything. A pure
 * function of its parameters; yields the keywords one by one, those of an intent in a row.
 */
export function* generateKeywords(
  given: Partial<PlantedParameters> & Pick<PlantedParameters, 'keywords' | 'seed'>,
): Generator<PlantedKeyword> {
  const parameters = completeParameters(given)
  const random = createRandom(parameters.seed)
  const wording = createWording(random, parameters.topicWords)
  const web = createWebPages(random, wording, parameters)
  const world: World = { parameters, random, wording, web, sampledIntents: [] }
  let left = parameters.keywords
  for (const topic of generateTopics(world)) {
    for (const planted of generateTopicKeywords(world, topic)) {
      if (left-- === 0) return
      yield planted
    }
  }
}

interface World {
  parameters: PlantedParameters
  random: Random
  wording: Wording
  web: WebPages
  /** A sample of earlier intents, for keywords that mix topics. */
  sampledIntents: Intent[]
}

interface Topic {
  id: number
  vertical: number
  name: string
  intents: Intent[]
  authorities: string[]
}

const MOST_SAMPLED = 500
const SAMPLE_SHARE = 0.05

/** Generates topics without end. */
function* generateTopics({ parameters, random, wording, web }: World): Generator<Topic> {
  let id = 0
  let firstIntent = 0
  for (let vertical = 0; ; vertical++) {
    const authorities = web.createMany(parameters.authorities, `authority-${wording.word()}`)
    const count = random.geometric(parameters.meanTopicsOfVertical)
    for (let i = 0; i < count; i++, id++) {
      const name = wording.topicName()
      const slug = name.replaceAll(' ', '-')
      const intents = createIntents(random, web, parameters, { id, slug, firstIntent })
      firstIntent += intents.length
      yield { id, vertical, name, intents, authorities }
    }
  }
}

function* generateTopicKeywords(world: World, topic: Topic): Generator<PlantedKeyword> {
  const { parameters, random, wording, web } = world
  const nameOf = wording.intentNames()
  for (const intent of topic.intents) {
    const size = drawIntentSize(random, parameters)
    const facets = createFacets(random, parameters, intent, size)
    const intentName = nameOf()
    for (let place = 0; place < size; place++) {
      const facet = random.below(facets.length)
      const second = drawSecondIntent(world, topic, intent)
      const { authorities } = topic
      yield {
        keyword: wording.keyword(topic.name, intentName, place === 0),
        volume: drawVolume(random, parameters, place === 0),
        urls: drawSerp(random, web, parameters, { intent, facet: facets[facet], second, authorities }),
        intent: intent.id,
        facet,
        topic: topic.id,
        vertical: topic.vertical,
        secondIntent: second?.id ?? null,
      }
    }
    sampleIntent(world, intent)
  }
}

/** Mostly null, otherwise another intent of the topic or an earlier one. */
function drawSecondIntent(
  { parameters, random, sampledIntents }: World,
  topic: Topic,
  own: Intent,
): Intent | null {
  if (!random.chance(parameters.ambiguous)) return null
  const isFar = random.chance(parameters.ambiguousAcrossTopics) && sampledIntents.length > 0
  const others = (isFar ? sampledIntents : topic.intents).filter(({ id }) => id !== own.id)
  return others.length > 0 ? random.pick(others) : null
}

function sampleIntent({ random, sampledIntents }: World, intent: Intent): void {
  if (sampledIntents.length < MOST_SAMPLED) sampledIntents.push(intent)
  else if (random.chance(SAMPLE_SHARE)) sampledIntents[random.below(MOST_SAMPLED)] = intent
}
