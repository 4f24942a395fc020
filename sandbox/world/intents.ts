import { describeIntent, listSubjectWords } from './keyword-intent.ts'
import type { Topic } from './topics.ts'

/** The kind of the shop's page that answers an intent; a `gap` is answered only by other sites. */
type IntentKind = 'category' | 'article' | 'product' | 'brand' | 'gap'

export interface Intent {
  id: number
  key: string
  kind: IntentKind
  /** The concept in the key, such as `clean`; empty for the thing itself. */
  want: string
  topic: Topic | null
  /** The keywords with this intent, the most usual first. */
  keywords: string[]
}

interface Wording {
  want: string
  kind: 'category' | 'article' | 'gap'
  /** {n} is the thing in plural, {s} in singular. */
  templates: string[]
}

const wordings: Wording[] = [
  wording('category', '', '{n}, {s}, the {n}, {n} online, {n} 2026, a {s}'),
  wording('category', 'buy', 'buy {n}, {n} for sale, buy {n} online, buy a {s}, purchase {n}, order {n}'),
  wording(
    'category',
    'cheap',
    'cheap {n}, affordable {n}, budget {n}, {n} cheap, inexpensive {n}, cheapest {n}',
  ),
  wording(
    'category',
    'price',
    '{s} price, {n} prices, price of {n}, {n} cost, how much are {n}, cost of a {s}',
  ),
  wording(
    'article',
    'choose',
    'how to choose {n}, choosing {n}, how do i choose {n}, how to pick {n}, how to choose a {s}, choosing the right {n}, picking {n}, select {n}, how do you choose {n}, {n} how to choose',
  ),
  wording(
    'article',
    'clean',
    'how to clean {n}, cleaning {n}, how to wash {n}, washing {n}, how to clean a {s}, clean {n}, how do you clean {n}, {s} cleaning, how do i wash {n}, {n} washing',
  ),
  wording(
    'article',
    'store',
    'how to store {n}, storing {n}, {s} storage, {n} storage, how to store a {s}, store {n}, how do you store {n}, how should i store {n}, how to keep {n}',
  ),
  wording(
    'article',
    'repair',
    'how to repair {n}, {s} repair, repair {n}, how to fix {n}, fixing {n}, how to mend {n}, {n} repair, how to repair a {s}, repairing {n}, how do i fix a {s}',
  ),
  wording(
    'article',
    'size',
    '{s} size guide, {n} size chart, {s} sizing, {n} size guide, sizing for {n}, {s} size, {n} sizes, size chart for {n}, {s} sizing chart, {s} fit guide',
  ),
  wording(
    'article',
    'type',
    'types of {n}, type of {n}, different types of {n}, kinds of {n}, {n} types of, the types of {n}, kinds of {s}, styles of {n}, the different types of {n}',
  ),
  wording(
    'article',
    'checklist',
    '{s} checklist, {n} packing list, {n} checklist, {s} packing list, checklist for {n}, packing list for {n}, the {s} checklist, {n} check list, a {s} packing list',
  ),
  wording(
    'article',
    'lifespan',
    'how long do {n} last, {s} lifespan, lifespan of {n}, how long does a {s} last, {n} lifespan, when to replace {n}, how long will {n} last, when to replace a {s}, life span of {n}',
  ),
  wording(
    'article',
    'material',
    '{s} materials, {s} material, what are {n} made of, {n} materials, materials for {n}, {s} fabric, {n} fabric, material of {n}, the {s} material',
  ),
  wording(
    'article',
    'beginner',
    '{n} for beginners, beginner {n}, {n} for a beginner, beginners {n}, {s} for beginners, first time {n}, starter {n}, novice {n}',
  ),
  wording(
    'gap',
    'best',
    'best {n}, top {n}, best {s}, top rated {n}, the best {n}, best {n} 2026, recommended {n}',
  ),
  wording('gap', 'near', '{n} near me, {s} near me, {n} nearby, {n} close to me'),
  wording('gap', 'review', '{s} reviews, {n} reviews, {s} review, reviews of {n}, {n} test'),
  wording('gap', 'rent', '{s} rental, rent {n}, {n} rental, hire {n}, rent a {s}'),
  wording('gap', 'used', 'used {n}, second hand {n}, used {s}, pre owned {n}'),
  wording('gap', 'brand', '{s} brands, brands of {n}, {n} brands, {s} manufacturers'),
  wording('gap', 'diy', 'diy {n}, homemade {n}, make your own {n}, diy {s}'),
  wording('gap', 'versus', '{n} comparison, compare {n}, {s} comparison, comparison of {n}'),
]

const SHOPPING = new Set(['', 'buy', 'cheap', 'price', 'best', 'review'])

/** Intents with the same number share most of their results: people who want to buy a thing, at whatever price. */
export function pageOfIntent({ id, want, topic, kind }: Intent): number {
  const isShopping = topic !== null && kind !== 'product' && SHOPPING.has(want)
  return isShopping ? -1 - topic.id : id
}

export const ARTICLE_WANTS = wordings.filter(({ kind }) => kind === 'article').map(({ want }) => want)

/** All intents about a topic, except those about its products. */
export function createTopicIntents(topic: Topic, firstId: number): Intent[] {
  return wordings.map(({ want, kind, templates }, place) => ({
    id: firstId + place,
    key: describeIntent(topic.words, want === '' ? [] : [want]).key,
    kind,
    want,
    topic,
    keywords: templates.map((text) => text.replace('{n}', topic.name).replace('{s}', topic.singular)),
  }))
}

/** The intent of people who search for a product by its name, with or without the kind of product. */
export function createProductIntent(name: string, topic: Topic, id: number): Intent {
  const low = name.toLowerCase()
  const turned = low.split(' ').reverse().join(' ')
  const keywords = [
    `${low} ${topic.name}`,
    `${low} ${topic.singular}`,
    `${topic.name} ${low}`,
    `the ${low} ${topic.singular}`,
    `${turned} ${topic.name}`,
    `${topic.singular} ${low}`,
    `${low} ${topic.name} online`,
    `${topic.name} by ${low}`,
  ]
  const subject = [...new Set([...topic.words, ...listSubjectWords(low)])].sort()
  return { id, key: describeIntent(subject, []).key, kind: 'product', want: '', topic, keywords }
}

export function createBrandIntent(name: string, id: number): Intent {
  const low = name.toLowerCase()
  const keywords = [low, `${low} online`, `the ${low}`, `${low} 2026`]
  const { key } = describeIntent(listSubjectWords(low), [])
  return { id, key, kind: 'brand', want: '', topic: null, keywords }
}

function wording(kind: Wording['kind'], want: string, templates: string): Wording {
  return { kind, want, templates: templates.split(',').map((text) => text.trim()) }
}
