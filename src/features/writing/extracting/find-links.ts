import { cutText } from '#platform/cut-text.ts'
import type { Brief } from '../contract.ts'
import { likenessOf } from './heading-likeness.ts'
import type { Reader } from './create-reader.ts'
import type { OutlineTopic } from './choose-outline.ts'

const MOST_LINKS = 8
const LONGEST_ANCHOR = 80
/** Words of a page's title that the article has too, of all its words. */
const LEAST_SHARE = 0.5
/** Shorter words begin others by chance. */
const LEAST_LETTERS = 5

interface OwnPage {
  url: string
  title: string
}

/** Own pages whose titles share words with the article or one of its sections; not the page about the very same. */
export function findLinks(
  ownPages: readonly OwnPage[],
  {
    topics,
    terms,
    mainKeyword,
    reader,
  }: { topics: readonly OutlineTopic[]; terms: readonly string[]; mainKeyword: string; reader: Reader },
): Brief['links'] {
  const main = reader.topicOf(mainKeyword)
  const sections = topics.map(({ topic }) => new Set(topic.weights.keys()))
  const words = new Set([
    ...main,
    ...terms.flatMap((term) => [...reader.topicOf(term)]),
    ...sections.flatMap((one) => [...one]),
  ])
  const all = [...words].filter((word) => word.length >= LEAST_LETTERS)
  const known = new Set<string>()
  return ownPages
    .filter(({ url }) => /^https?:\/\/\S+$/.test(url) && !known.has(url) && known.add(url))
    .flatMap(({ url, title }) => {
      const anchor = writeAnchor(title)
      const keys = [...reader.topicOf(anchor)]
      const shared = keys.filter((key) => words.has(key) || all.some((word) => isKin(word, key)))
      const isSame = keys.length === main.size && keys.every((key) => main.has(key))
      if (anchor === '' || isSame || shared.length === 0 || shared.length < keys.length * LEAST_SHARE)
        return []
      const ofSections = Math.max(0, ...sections.map((one) => shared.filter((key) => one.has(key)).length))
      return [{ url, anchor, value: ofSections + shared.length / keys.length }]
    })
    .toSorted((one, other) => other.value - one.value || (one.url < other.url ? -1 : 1))
    .slice(0, MOST_LINKS)
    .map(({ url, anchor }) => ({ url, anchor }))
}

/** Wasser and Wasserhärte, Wanderschuhe and Schuhe. */
function isKin(word: string, key: string): boolean {
  return key.startsWith(word) || likenessOf(word, key) > 0
}

/** A title without the name of the site at its end. */
function writeAnchor(title: string): string {
  const [first = ''] = title.split(/\s[|–—·]\s|｜/)
  const anchor = first
    .replaceAll(/[[\]<>`*_\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return cutText(anchor, LONGEST_ANCHOR)
}
