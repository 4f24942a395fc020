import { listSubjectWords } from './keyword-intent.ts'
import { toSingular } from './word-forms.ts'
import { itemAt } from '../stage/items.ts'

export const SEASONS = ['summer', 'autumn', 'winter', 'spring', 'even'] as const
export type Season = (typeof SEASONS)[number]

/** A group of products that the shop sells and writes about. */
export interface Topic {
  id: number
  /** Plural, as in the menu: `hiking boots`. */
  name: string
  singular: string
  slug: string
  /** Words for the topic in the key of an intent. */
  words: string[]
  season: Season
}

const NOUNS: [string, Season][] = [
  ['hiking boots', 'autumn'],
  ['backpacks', 'summer'],
  ['tents', 'summer'],
  ['sleeping bags', 'spring'],
  ['camping stoves', 'summer'],
  ['headlamps', 'autumn'],
  ['trekking poles', 'spring'],
  ['rain jackets', 'autumn'],
  ['snowshoes', 'winter'],
  ['water filters', 'even'],
  ['down jackets', 'winter'],
  ['base layers', 'winter'],
  ['hiking socks', 'even'],
  ['trail running shoes', 'spring'],
  ['hydration packs', 'summer'],
  ['climbing harnesses', 'even'],
  ['climbing shoes', 'spring'],
  ['climbing ropes', 'even'],
  ['carabiners', 'even'],
  ['climbing helmets', 'spring'],
  ['sleeping pads', 'summer'],
  ['gaiters', 'winter'],
  ['crampons', 'winter'],
  ['avalanche shovels', 'winter'],
  ['ski goggles', 'winter'],
  ['hammocks', 'summer'],
  ['camping chairs', 'summer'],
  ['cooler boxes', 'summer'],
  ['dry bags', 'summer'],
  ['compasses', 'even'],
  ['altimeter watches', 'even'],
  ['binoculars', 'even'],
  ['first aid kits', 'even'],
  ['bear canisters', 'spring'],
  ['camping lanterns', 'autumn'],
  ['camping pots', 'summer'],
  ['thermos flasks', 'winter'],
  ['softshell jackets', 'autumn'],
  ['camping axes', 'even'],
  ['fleece jackets', 'winter'],
]

const QUALIFIERS =
  `womens, kids, mens, winter, summer, ultralight, waterproof, lightweight, compact, wide, vegan,
  insulated, military, folding, rechargeable, family, solo, alpine, desert, travel, large, small, premium, classic`
    .split(',')
    .map((word) => word.trim())

/** Topics without a qualifier. */
export const PRODUCT_KINDS = NOUNS.length

const MOST_TOPICS = NOUNS.length * (QUALIFIERS.length + 1)

/** Topics without a qualifier first, then the same ones with qualifiers. */
export function createTopics(count: number): Topic[] {
  return Array.from({ length: Math.min(count, MOST_TOPICS) }, (_, id) => createTopic(id))
}

function createTopic(id: number): Topic {
  const [noun, season] = itemAt(NOUNS, id % NOUNS.length)
  const round = Math.floor(id / NOUNS.length)
  const name = round === 0 ? noun : `${QUALIFIERS[round - 1]} ${noun}`
  const words = name.split(' ')
  const singular = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')
  return { id, name, singular, slug: name.replaceAll(' ', '-'), words: listSubjectWords(name), season }
}
