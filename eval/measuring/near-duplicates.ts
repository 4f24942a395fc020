import { countRight, type Share } from './share.ts'
import { listContentWords } from './content-words.ts'
import type { ReadArticle } from './read-article.ts'

/** Shorter sentences are alike by chance. */
const FEWEST_WORDS = 4
/** Jaccard's index of their words, from which two sentences say the same. */
const ALIKE = 0.8

/** Sentences that say nothing but what an earlier one has said, by their words; they are the faults. */
export function countNearDuplicates({ sentences }: ReadArticle, language: string): Share {
  const earlier: ReadonlySet<string>[] = []
  return countRight(sentences, {
    isRight: ({ text }) => {
      const words = new Set(listContentWords(text, language))
      if (words.size < FEWEST_WORDS) return true
      const isNew = earlier.every((other) => compare(words, other) < ALIKE)
      earlier.push(words)
      return isNew
    },
    name: ({ text }) => text,
  })
}

function compare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size
  return shared / (one.size + other.size - shared)
}
