import type { EvidenceCard, SourcePage } from '#features/writing/contract.ts'
import { takeItems } from '#platform/items.ts'
import type { PlantedTexts } from './texts.ts'

export const OWN_DOMAIN = 'shop.example'
const [FIRST, SECOND] = [
  'https://source.example/boots',
  'https://cobbler.example/soles?lang=1#price',
] as const

export interface BuiltText {
  markdown: string
  cards: EvidenceCard[]
  pages: SourcePage[]
}

/** A text without faults, its cards and the pages that they are from. */
export function buildText(texts: PlantedTexts): BuiltText {
  const { headings, facts, quotation, plain, question, copied } = texts
  const [life, price] = takeItems(facts, 2)
  const markdown = [
    plain,
    `## ${headings[0]}`,
    `${life.sentence} ${cite(1)}`,
    `- ${price.sentence}${cite(2)}`,
    `## ${headings[1]}`,
    `${quotation.sentence}${cite(3)}`,
    question,
    `[${headings[0]}](https://www.${OWN_DOMAIN}/boots)`,
    '',
  ].join('\n\n')
  const page = { title: plain, language: texts.language, date: null, headings: [], wordCount: 60 }
  const quotes = [life.quote, price.quote, quotation.passage]
  return {
    markdown,
    cards: quotes.map((quote, index) => ({
      id: `E${index + 1}`,
      section: index === 2 ? 1 : 0,
      kind: index === 2 ? 'quote' : 'stat',
      quote,
      paraphrase: '',
      url: index === 1 ? SECOND : FIRST,
      date: null,
    })),
    pages: [
      { ...page, url: FIRST, position: 1, text: [life.quote, quotation.passage, copied].join('\n') },
      { ...page, url: SECOND, position: 2, text: price.quote },
    ],
  }
}

/** A citation of the card with that number; cards 1 and 3 are from the same page. */
export function cite(card: 1 | 2 | 3): string {
  return card === 2 ? `[[2]](${SECOND} "E2")` : `[[1]](${FIRST} "E${card}")`
}
