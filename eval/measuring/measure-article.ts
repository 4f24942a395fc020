import type { Brief, ContentScore } from '#features/writing/contract.ts'
import { makeProfile, scoreText } from '#features/writing/score/index.ts'
import { measureReadability } from '#features/writing/text/index.ts'
import type { Written } from '../engines/written.ts'
import type { Case } from '../reading/case.ts'
import type { Figures } from '../reporting/measures.ts'
import { findDanglingCitations } from './citations.ts'
import { compareHeadings } from './headings.ts'
import { findLeaks } from './leaks.ts'
import { countNearDuplicates } from './near-duplicates.ts'
import { countCitedNumbers, countCitedSentences } from './numbers.ts'
import { countVerifiedQuotes } from './quotes.ts'
import { readArticle, type ReadArticle } from './read-article.ts'
import { countRight, shareOf, type Share } from './share.ts'
import { measureSupport, SUPPORTED } from './support.ts'
import { countUsedTerms } from './terms.ts'
import { findUnknownUrls } from './urls.ts'
import { countOwnWords } from './verbatim.ts'

export interface Measured {
  figures: Figures
  /** What is wrong, a line each. */
  faults: string[]
}

/** All figures of an article that was written for a case. */
export function measureArticle(one: Case, written: Written): Measured {
  const { language, pages } = one
  const { brief, cards, markdown, statements, usage, milliseconds } = written
  const article = readArticle(
    markdown,
    language,
    ({ text: leaf, isQuote }) => isQuote || statements === null || statements.includes(leaf),
  )
  const text = article.sentences.map((sentence) => sentence.text).join('\n')
  const dangling = findDanglingCitations(article, cards)
  const unknown = findUnknownUrls(article, { cards, ownDomain: one.ownDomain })
  const leaks = listLeaks(one, written)
  const quotes = countVerifiedQuotes(article, { cards, pages, language })
  const numbers = countCitedNumbers(article)
  const fresh = countNearDuplicates(article, language)
  const own = countOwnWords(article, { pages, language })
  const terms = countUsedTerms(text, { terms: brief.terms, language })
  const { recall, precision } = compareWithGold(brief, one)
  const { score, gates } = scoreOf(one, written)
  const support = supportOf(article, one, written)
  return {
    figures: {
      failures: 0,
      danglingCitations: dangling.length,
      unknownUrls: unknown.length,
      quotesVerified: shareOf(quotes),
      numbersCited: shareOf(numbers),
      sentencesCited: shareOf(countCitedSentences(article)),
      lexicalSupport: support.mean,
      supportedCitations: shareOf(support.supported),
      nearDuplicates: restOf(fresh),
      verbatimOverlap: restOf(own),
      headingRecall: recall && shareOf(recall),
      headingPrecision: precision && shareOf(precision),
      termCoverage: shareOf(terms),
      readability: measureReadability(text, language).ease * 100,
      contentScore: score,
      shutGates: gates.length,
      leaks: leaks.length,
      inputTokens: usage?.inputTokens ?? null,
      outputTokens: usage?.outputTokens ?? null,
      cost: usage?.cost ?? null,
      milliseconds,
    },
    faults: [
      ...name('dangling citation', dangling),
      ...name('unknown URL', unknown),
      ...name('leak', leaks),
      ...name('quote that is not on its page', quotes.faults),
      ...name('number without a citation', numbers.faults),
      ...name('not supported', support.supported.faults),
      ...name('near-duplicate', fresh.faults),
      ...name('subject missing in the brief', recall?.faults ?? []),
      ...name(
        'gate',
        gates.map(({ name: gate, detail }) => `${gate}: ${detail}`),
      ),
      ...name('heading that is no subject', precision?.faults ?? []),
    ],
  }
}

function name(fault: string, found: readonly string[]): string[] {
  return found.map((one) => `${fault}: ${one}`)
}

function listLeaks({ traps }: Case, { brief, cards, markdown, title, description }: Written): string[] {
  return findLeaks([JSON.stringify(brief), JSON.stringify(cards), markdown, title, description], traps)
}

function scoreOf(
  { pages, keywords, mainKeyword, language, ownDomain }: Case,
  { markdown, title, description, slug, cards }: Written,
): ContentScore {
  const words = keywords.map(({ keyword }) => keyword)
  const profile = makeProfile({ pages, keywords: words, mainKeyword, language })
  return scoreText({ markdown, title, description, slug, cards, profile, ownDomain })
}

function compareWithGold(brief: Brief, { gold }: Case): { recall: Share | null; precision: Share | null } {
  const headings = brief.outline.map(({ heading }) => heading)
  return gold === null ? { recall: null, precision: null } : compareHeadings(headings, gold)
}

function supportOf(
  article: ReadArticle,
  { pages, language }: Case,
  { cards }: Written,
): { mean: number | null; supported: Share } {
  const support = measureSupport(article, { cards, pages, language })
  const sum = support.reduce((total, { share }) => total + share, 0)
  return {
    mean: support.length === 0 ? null : sum / support.length,
    supported: countRight(support, { isRight: ({ share }) => share >= SUPPORTED, name: ({ text }) => text }),
  }
}

/** The share that is not right. */
function restOf(share: Share): number | null {
  const right = shareOf(share)
  return right === null ? null : 1 - right
}
