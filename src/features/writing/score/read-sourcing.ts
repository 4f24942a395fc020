import { findClaimsIn, type Claim } from './find-claims.ts'
import { isNumbered, judgeCitations, type CitationFault, type Evidence } from './judge-citations.ts'
import { listMarkers } from './list-markers.ts'
import { findSentence, readArticle, type Article, type Place } from './read-article.ts'

interface Sentence {
  text: string
  place: Place
}

/** A place of a text that refers to evidence. */
export interface CardUse {
  /** The number that readers see; null for a marker that is no link. */
  number: number | null
  /** Null when it names none. */
  cardId: string | null
  url: string | null
  place: Place
  /** The sentence that rests on it; null where there is none, as in a cell of a table with nothing else. */
  sentence: Sentence | null
  fault: CitationFault | 'marker' | null
}

/** A sentence that rests on nothing. */
interface UncitedSentence extends Sentence {
  /** What it states that readers can doubt; null when it only lost the card that it cites. */
  claim: Claim | null
  /** Whether it cites a card that a person has struck out. */
  isStruck: boolean
}

export interface Sourcing {
  uses: CardUse[]
  uncited: UncitedSentence[]
}

interface Sourced extends Evidence {
  markdown: string
  language: string
}

/** What each statement of a text rests on: its citations in their order, and the sentences without a source. */
export function readSourcing({ markdown, language, ...evidence }: Sourced): Sourcing {
  const { isCitation, findFault } = judgeCitations(evidence)
  const input = { markdown, title: '', description: '', slug: '', ...evidence }
  const article = readArticle(input, { language, isCitation })
  const numbered = article.blocks.flatMap(({ links, sentences }) =>
    links.filter(isNumbered).map((link): CardUse => {
      const { text, title, url, start, end } = link
      const sentence = findSentence(sentences, start)
      return {
        number: readNumber(text),
        cardId: title,
        url,
        place: { start, end },
        sentence: sentence === undefined ? null : { text: sentence.text, place: sentence.place },
        fault: findFault(link),
      }
    }),
  )
  const uses = [...numbered, ...listMarked(article)].toSorted(
    (one, other) => one.place.start - other.place.start,
  )
  return { uses, uncited: listUncited(article, uses) }
}

function readNumber(text: string): number | null {
  const number = Number(text.slice(1, -1))
  return Number.isNaN(number) ? null : number
}

function listMarked(article: Article): CardUse[] {
  return listMarkers(article).map(({ block, place, ids }) => {
    const sentence = findSentence(block.sentences, place.start)
    return {
      number: null,
      cardId: ids[0] ?? null,
      url: null,
      place,
      sentence: sentence === undefined ? null : { text: sentence.text, place: sentence.place },
      fault: 'marker',
    }
  })
}

function listUncited(article: Article, uses: readonly CardUse[]): UncitedSentence[] {
  const struck = new Set(
    uses.flatMap(({ fault, sentence }) =>
      fault === 'struck card' && sentence ? [sentence.place.start] : [],
    ),
  )
  const claims = new Map(findClaimsIn(article).map(({ claim, place }) => [place.start, claim]))
  return article.blocks
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ text, place, isCited }) => {
      const claim = claims.get(place.start) ?? null
      const isStruck = struck.has(place.start)
      return isCited || (claim === null && !isStruck) ? [] : [{ text, place, claim, isStruck }]
    })
}
