import type { ContentProfile, SourcePage } from '../../contract.ts'
import { measureReadability, splitWords } from '../../text/index.ts'
import { listRuns } from '../../evidence/index.ts'
import { listSharedTerms } from './list-shared-terms.ts'
import { listSharedTopics } from './list-shared-topics.ts'
import { quantile } from './quantile.ts'

interface Ranking {
  pages: SourcePage[]
  /** Of the cluster. */
  keywords: readonly string[]
  mainKeyword: string
  language: string
}

/** Words of a page that are compared; longer pages are lists of comments and products. */
const MOST_WORDS = 8_000

/** What the pages that rank for a cluster have in common, as plain JSON. */
export function makeProfile({ pages, keywords, mainKeyword, language }: Ranking): ContentProfile {
  const read = pages.map((page) => ({ ...page, words: splitWords(page.text, language).slice(0, MOST_WORDS) }))
  const filled = read.filter(({ words }) => words.length > 0)
  const lengths = filled.map(({ words }) => words.length)
  const shingles = new Set(filled.flatMap(({ words }) => listRuns(words)))
  return {
    language,
    mainKeyword,
    pages: filled.length,
    terms: listSharedTerms(filled, { keywords, language }),
    topics: listSharedTopics(filled, { mainKeyword, language }),
    length: { low: quantile(lengths, 0.25), usual: quantile(lengths, 0.5), high: quantile(lengths, 0.9) },
    ease: quantile(
      filled.map(({ text }) => measureReadability(text, language).ease),
      0.5,
    ),
    shingles: [...shingles].toSorted((one, other) => one - other),
  }
}
