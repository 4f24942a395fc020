import { itemAt } from '../../../stage/items.ts'
import { capitalize } from '../phrases.ts'
import { addAsides } from './add-asides.ts'
import { phrasesOf, type Phrases } from './phrases/index.ts'
import { entriesOf, fieldsOf, textOf, textsOf, type AgentPrompt } from './read-prompt.ts'
import { countWords } from './words.ts'

const LEAST_WORDS = 125
const CARDS_A_PARAGRAPH = 2
const MOST_CARDS = 5
/** A section has no more, and no two sections have the same. */
const MOST_BRIDGES = 6
const LONGEST_TERM = 40
const LEAST_TERMS = 4

export interface Card {
  id: string
  says: string
  source: string
}

/** The section that the prompt plans: sentences of its cards, and what leads from one to the next. */
export function writeSection(prompt: AgentPrompt): string {
  const used = prompt.blocks.get('claims already used') ?? ''
  const all = readCards(prompt)
  const unused = all.filter(
    ({ says }, place) => !used.includes(says) && all.findIndex((one) => one.says === says) === place,
  )
  return composeSection(prompt, (unused.length > 0 ? unused : all).slice(0, MOST_CARDS))
}

export function readCards(prompt: AgentPrompt): Card[] {
  return entriesOf(prompt, 'cards').map(({ id, says, quote, source }) => ({
    id: textOf(id),
    says: textOf(says) || textOf(quote),
    source: textOf(source),
  }))
}

function composeSection(prompt: AgentPrompt, cards: readonly Card[]): string {
  const { language } = prompt
  const phrases = phrasesOf(language)
  const section = fieldsOf(prompt, 'section')
  const number = Number(section['number'] ?? 1)
  const heading = textOf(section['heading'])
  const sections = textsOf(fieldsOf(prompt, 'brief')['headings']).length
  const terms = listTerms(prompt, phrases)
  let said = 0
  const say = (list: readonly string[], place: number) => {
    const term = itemAt(terms, said % terms.length)
    said += 1
    return list.slice(place, place + 1).map((phrase) => phrase.replaceAll('{t}', term))
  }
  const share = countBridges(phrases, sections)
  const bridges = Array.from({ length: share }, (_, place) =>
    say(phrases.bridges, (number - 1) * share + place),
  ).flat()
  const cited = cards.map((card, place) => cite(card, { phrases, place: number + place }))
  const paragraphs = Array.from(
    { length: Math.max(1, Math.ceil(cited.length / CARDS_A_PARAGRAPH)) },
    (_, place) => {
      const own = cited.slice(place * CARDS_A_PARAGRAPH, (place + 1) * CARDS_A_PARAGRAPH)
      return own.flatMap((sentence) => [sentence, ...bridges.splice(0, 1)])
    },
  )
  const first = itemAt(paragraphs, 0)
  first.unshift(...say(phrases.openings, number - 1))
  const closing = say(phrases.closings, number - 1)
  const last = itemAt(paragraphs, paragraphs.length - 1)
  while (
    bridges.length > 0 &&
    countWords([...paragraphs.flat(), ...closing].join(' '), language) < LEAST_WORDS
  )
    last.push(...bridges.splice(0, 1))
  last.push(...closing)
  return `## ${heading}\n\n${paragraphs.map((sentences) => sentences.join(phrases.space)).join('\n\n')}`
}

/** How many bridges each of so many sections has for itself. */
function countBridges({ bridges }: Phrases, sections: number): number {
  return Math.min(MOST_BRIDGES, Math.floor(bridges.length / Math.max(1, sections)))
}

/** Phrases that no section of the article begins, goes on or ends with. */
export function listSpare(phrases: Phrases, sections: number): string[] {
  const used = sections * countBridges(phrases, sections)
  const { openings, bridges, closings } = phrases
  return [...bridges.slice(used), ...openings.slice(sections), ...closings.slice(sections)]
}

/** Terms without figures: a sentence with a figure would need a source. */
function listTerms(prompt: AgentPrompt, { subjects }: Phrases): string[] {
  const given = ['section', 'brief'].flatMap((block) => textsOf(fieldsOf(prompt, block)['terms']))
  const plain = given.filter((term) => !/\p{N}/u.test(term) && term.length <= LONGEST_TERM)
  const terms = [...new Set(prompt.language === 'de' ? listNouns(plain, prompt) : plain)]
  return terms.length < LEAST_TERMS ? [...terms, ...subjects] : terms
}

/** German nouns have a capital within a sentence, too. */
function listNouns(terms: string[], { request }: AgentPrompt): string[] {
  return terms.map(capitalize).filter((term) => request.includes(` ${term}`))
}

/** A sentence of a card in other words, as far as asides can do that, with its marker. */
export function cite({ id, says }: Card, { phrases, place }: { phrases: Phrases; place: number }): string {
  const bare = says.trim().replace(/[.!。！]$/u, '')
  return `${addAsides(bare, phrases, place).text}${phrases.space}[[${id}]]${phrases.stop}`
}
