import type { EvidenceCard, SourcePage } from '#features/writing/contract.ts'
import { splitWords } from '#features/writing/text/index.ts'
import { foldTypography } from './fold.ts'
import type { ReadArticle } from './read-article.ts'
import { countRight, type Share } from './share.ts'

/** Words in quotation marks that are fewer are names and titles. */
const FEWEST_WORDS = 5
const PASSAGE = /[“„”"«»「『]([^“„”"«»「」『』]{1,1000})[“”"»«」』]/gu

interface Quoted {
  quote: string
  /** Null when the text does not say where it is from. */
  url: string | null
}

/**
 * Whether quotes stand word for word in the page that they are from: those of cards, and those of the text. A quote
 * without a source has to stand in any of the pages.
 */
export function countVerifiedQuotes(
  article: ReadArticle,
  {
    cards,
    pages,
    language,
  }: { cards: readonly EvidenceCard[]; pages: readonly SourcePage[]; language: string },
): Share {
  const textOf = new Map(pages.map(({ url, text }) => [url, foldTypography(text)]))
  return countRight<Quoted>([...cards, ...listPassages(article, language)], {
    isRight: ({ quote, url }) =>
      [...textOf].some(([page, text]) => (url === null || page === url) && isIn(quote, text)),
    name: ({ quote }) => quote,
  })
}

/** The passages in quotation marks of a text, each with the page that the next citation in its paragraph names, if any. */
function listPassages({ leaves }: ReadArticle, language: string): Quoted[] {
  return leaves.flatMap(({ text, citations }) =>
    [...text.matchAll(PASSAGE)].flatMap(({ 1: quote = '', index }) => {
      const next = citations.find(({ at }) => at > index)
      const isLong = splitWords(quote, language).length >= FEWEST_WORDS
      return isLong ? { quote, url: next?.citation.url ?? null } : []
    }),
  )
}

function isIn(quote: string, text: string): boolean {
  // The full stop of a quoted sentence may belong to the sentence around it.
  const words = foldTypography(quote).replace(/[.,;:!?。、]+$/u, '')
  return words !== '' && text.includes(words)
}
