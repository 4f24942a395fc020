import { capitalize } from '../phrases.ts'
import { addAsides } from './add-asides.ts'
import { phrasesOf, type Phrases } from './phrases/index.ts'
import { entriesOf, textOf, textsOf, type AgentPrompt } from './read-prompt.ts'
import { countShared, countWords, listSubjectWords, splitSentences } from './words.ts'

/** Of one page. */
const CARDS_A_SECTION = 3
const WORDS = { least: 6, most: 24 }
/** Lines of menus have no sentence; lines with addresses or for machines are no evidence. */
const UNUSABLE = /https?:|www\.|@|\b(?:ignore|instructions?|prompt|cookies?|subscribe|newsletter)\b/i
const DEFINES =
  /\b(?:is an?|means|refers to|ist eine?|bezeichnet|bedeutet|es una?|significa|är en|är ett|betyder)\b|とは|\b(?:هو|هي)\b/u
const QUOTED = /^["“„«「]/

interface Section {
  id: string
  words: Set<string>
  cards: number
}

/** Cards of sentences that have words of a section, quoted as they stand. */
export function writeCards(prompt: AgentPrompt): object {
  const { language, task, blocks } = prompt
  const most = Number(/At most (\d+) cards/.exec(task)?.[1] ?? 20)
  const sections = entriesOf(prompt, 'sections').map((section) => readSection(section, language))
  const cards: { rank: number; card: object }[] = []
  for (const [name, block] of blocks) {
    const page = /^page (\w+)$/.exec(name)?.[1]
    if (page === undefined) continue
    for (const section of sections) section.cards = 0
    for (const quote of listQuotes(block, language)) {
      const section = chooseSection(quote, sections, language)
      if (section === null) continue
      section.cards += 1
      const paraphrase = rephrase(quote, language)
      const card = { section: section.id, page, kind: kindOf(quote), quote, paraphrase }
      cards.push({ rank: section.cards, card })
    }
  }
  // The first of each page and section come first, so that all of them have some.
  const sorted = cards.toSorted((a, b) => a.rank - b.rank).map(({ card }) => card)
  return { cards: sorted.slice(0, most), contradictions: [] }
}

function readSection(section: Record<string, unknown>, language: string): Section {
  const texts = [
    textOf(section['heading']),
    ...['points', 'terms', 'questions'].flatMap((name) => textsOf(section[name])),
  ]
  return {
    id: textOf(section['id']),
    words: new Set(texts.flatMap((text) => listSubjectWords(text, language))),
    cards: 0,
  }
}

function listQuotes(block: string, language: string): string[] {
  const text = block.slice(block.indexOf('Text:\n') + 'Text:\n'.length)
  return text
    .split('\n')
    .flatMap((line) => splitSentences(line, language))
    .filter((sentence) => {
      const words = countWords(sentence, language)
      const isWhole = /[.!。！؟?？]["”」]?$/.test(sentence)
      return isWhole && words >= WORDS.least && words <= WORDS.most && !UNUSABLE.test(sentence)
    })
    .map((quote) => ({ quote, worth: rate(quote, phrasesOf(language)) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ quote }) => quote)
}

/** Sentences that can be told in other words come first, then those with figures. */
function rate(quote: string, phrases: Phrases): number {
  return (addAsides(quote, phrases, 0).isBroken ? 2 : 0) + (/\d/.test(quote) ? 1 : 0)
}

/** The section with the most words in common; of equal ones that with fewer cards. */
function chooseSection(quote: string, sections: Section[], language: string): Section | null {
  const scored = sections
    .filter(({ cards }) => cards < CARDS_A_SECTION)
    .map((section) => ({ section, shared: countShared(quote, section.words, language) }))
    .toSorted((a, b) => b.shared - a.shared || a.section.cards - b.section.cards)
  const best = scored[0]
  return best !== undefined && best.shared > 0 ? best.section : null
}

function kindOf(quote: string): string {
  if (QUOTED.test(quote)) return 'quote'
  if (/\d/.test(quote)) return 'stat'
  return DEFINES.test(quote) ? 'definition' : 'fact'
}

const CLAUSES =
  /^([^,;:()]{20,160}?),? (because|when|if|before|after|while|although|since|unless) ([^,;:()]{12,160})[.]$/

/** First words that are no names. */
const NO_NAME =
  /^(?:the|an?|most|many|some|wet|dry|good|new|old|it|this|that|they|you|we|all|each|every|always|never|do|use|let|keep|avoid|wash|take|put|if)\b/i

/** In English, the two clauses of a sentence change places; other sentences keep their words. */
function rephrase(quote: string, language: string): string {
  const clauses = language === 'en' && NO_NAME.test(quote) ? CLAUSES.exec(quote) : null
  if (clauses === null) return quote
  const [, main = '', link = '', other = ''] = clauses
  return `${capitalize(link)} ${other}, ${main.slice(0, 1).toLowerCase()}${main.slice(1)}.`
}
