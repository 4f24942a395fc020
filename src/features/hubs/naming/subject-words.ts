import { foldEndings } from '#engine/index.ts'
import { readTitle, type Token } from './read-title.ts'

/** A title as its words, with the weight of its cluster. */
export interface ReadTitle {
  tokens: Token[]
  /** Part of the group, 0..1: the mean of its part of the searches and of its part of the clusters. */
  weight: number
}

/** Titles of a group; the singular and the plural of a word, if there are both, have the same key. */
export function readTitles(
  titles: readonly string[],
  volumes: readonly number[],
  language: string,
): ReadTitle[] {
  const searches = titles.map((_, at) => (volumes[at] ?? 0) + 1)
  const all = searches.reduce((sum, one) => sum + one, 0)
  const read = titles.map((title) => readTitle(title, language))
  const idOf = new Map<string, number>()
  for (const { key } of read.flat()) if (!idOf.has(key)) idOf.set(key, idOf.size)
  const keys = [...idOf.keys()]
  const stemOf = foldEndings(idOf)
  const fold = (token: Token) => ({ ...token, key: keys[stemOf[idOf.get(token.key) ?? 0] ?? 0] ?? token.key })
  return read.map((tokens, at) => ({
    tokens: tokens.map(fold),
    weight: ((searches[at] ?? 0) / all + 1 / titles.length) / 2,
  }))
}

export interface SubjectWord {
  key: string
  /** Part of the group, 0..1, whose titles have it. */
  share: number
}

/** What the titles are about, the words that most of them share first. */
export function rankSubjects(titles: readonly ReadTitle[]): SubjectWord[] {
  const shares = new Map<string, number>()
  for (const { tokens, weight } of titles) {
    const subjects = tokens.filter(({ kind }) => kind === 'subject')
    for (const key of new Set(subjects.map((token) => token.key)))
      shares.set(key, (shares.get(key) ?? 0) + weight)
  }
  return [...shares]
    .map(([key, share]) => ({ key, share }))
    .toSorted((one, other) => other.share - one.share || (one.key < other.key ? -1 : 1))
}
