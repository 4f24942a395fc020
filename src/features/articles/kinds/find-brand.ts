import { isUrlOf } from '#features/contentplans/rules.ts'
import type { Clues } from './kinds.ts'
import { nameOfHost } from './read-result.ts'
import { foldWords } from './words/index.ts'

/** From so many results of one site on, a keyword with its name looks for this site. */
const SITES_RESULTS = 3
const LEAST_LETTERS = 3
const MOST_WORDS = 3

export interface Brand {
  /** The host of the site that the keyword names. */
  host: string
  /** Whether the keyword is nothing but the name. */
  isWhole: boolean
}

/**
 * The site that a keyword names, if it is also the first result: "trailhouse" for trailhouse.example. A keyword with
 * other words looks for the site only if it is the plan's own or has several results.
 */
export function findBrand({ domain, keywords, results }: Clues): Brand | null {
  const [first] = results
  if (first === undefined || !URL.canParse(first.url)) return null
  const host = new URL(first.url).hostname.replace(/^www\./, '')
  const name = foldWords(nameOfHost(host)).join('')
  const words = foldWords(keywords[0]?.keyword ?? '')
  const length = findName(words, name)
  if (name.length < LEAST_LETTERS || length === 0) return null
  const count = results.filter(({ url }) => isUrlOf(host, url)).length
  const isOwn = domain !== null && isUrlOf(domain, first.url)
  // Two words may be a thing whose name a shop took as its domain.
  if (words.length === length && (length === 1 || isOwn || count > 1)) return { host, isWhole: true }
  return isOwn || count >= SITES_RESULTS ? { host, isWhole: false } : null
}

/** How many neighbouring words make up a name; 0 for none. */
function findName(words: readonly string[], name: string): number {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++)
      if (words.slice(at, at + length).join('') === name) return length
  return 0
}
