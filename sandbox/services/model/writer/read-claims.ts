import { proseOf } from './prose/index.ts'
import { entriesOf, textOf, type AgentPrompt } from './read-prompt.ts'
import { countCopied } from './reword.ts'
import { likenessOf } from './words.ts'

export interface Card {
  id: string
  says: string
  quote: string
  source: string
}

/** What a section says with one sentence of its sources. */
export interface Claim {
  card: Card
  /** How it is said: as a sentence of the article, or in the words of its source, with or without a speaker in it. */
  form: 'told' | 'quoted' | 'spoken'
  /** Other cards with the same figures. */
  agreeing: Card[]
  /** Other cards about the same with other figures. */
  contrary: Card[]
}

export function readCards(prompt: AgentPrompt): Card[] {
  return entriesOf(prompt, 'cards').map(({ id, says, quote, source }) => ({
    id: textOf(id),
    says: textOf(says) || textOf(quote),
    quote: textOf(quote),
    source: textOf(source),
  }))
}

const MOST_AGREEING = 1
const MOST_CONTRARY = 4
/** More words in the row of a source are a quotation. */
const MOST_COPIED = 10
/** Likenesses of two sentences, from 0 to 1. */
const SAME_FIGURES = 0.25
const OTHER_FIGURES = 0.4
const SAME_WORDS = 0.6

/** What cards say, each thing once: cards that agree or contradict each other become one claim. */
export function joinCards(cards: readonly Card[], language: string): Claim[] {
  const claims: Claim[] = []
  for (const card of cards) {
    const place = claims.findLast((claim) => relationOf(claim.card, card, language) !== 'other')
    const relation = place === undefined ? 'other' : relationOf(place.card, card, language)
    const form = formOf(card, language)
    if (place === undefined) claims.push({ card, form, agreeing: [], contrary: [] })
    else if (relation === 'contrary' && form === 'told' && place.form === 'told' && isNewVoice(place, card))
      place.contrary.push(card)
    else if (
      relation === 'same' &&
      place.agreeing.length < MOST_AGREEING &&
      place.card.source !== card.source
    )
      place.agreeing.push(card)
  }
  return claims
}

function isNewVoice({ card, contrary }: Claim, { source }: Card): boolean {
  return contrary.length < MOST_CONTRARY && ![card, ...contrary].some((one) => one.source === source)
}

export function relationOf(one: Card, other: Card, language: string): 'same' | 'contrary' | 'other' {
  const [left, right] = [one, other].map(({ quote }) => listFigures(quote))
  const alike = likenessOf(withoutFigures(one), withoutFigures(other), language)
  const hasFigures = left !== undefined && left.length > 0 && right !== undefined && right.length > 0
  if (!hasFigures) return alike >= SAME_WORDS ? 'same' : 'other'
  if (left.join(' ') === right.join(' ')) return alike >= SAME_FIGURES ? 'same' : 'other'
  return alike >= OTHER_FIGURES ? 'contrary' : 'other'
}

/** A source that names itself is not alike for that. */
function withoutFigures({ quote, source }: Card): string {
  const site = nameSite(source)
  return (site === null ? quote : quote.replaceAll(site, '')).replaceAll(/\p{Nd}/gu, '')
}

/** The figures of a sentence with what they count: "7 years", "$38". */
export function listFigures(text: string): string[] {
  return text.match(FIGURE) ?? []
}

const FIGURE =
  /[$€£¥]\p{Nd}[\p{Nd}.,]*\p{Nd}|\p{Nd}(?:[\p{Nd}.,\u00a0]*\p{Nd})?(?:\s?(?:%|°C|[\p{L}\p{M}ー]{1,12}))?/gu

function formOf({ says, quote }: Card, language: string): Claim['form'] {
  if (/["“„«「]/u.test(quote)) return 'spoken'
  const { speaksOfSelf } = proseOf(language)
  return speaksOfSelf.test(quote) || countCopied(says, quote, language) > MOST_COPIED ? 'quoted' : 'told'
}

/** Peak Lab of peak-lab.example; null where the name has a figure, which would need a source. */
export function nameSite(host: string): string | null {
  const name = host.replace(/^www\./, '').split('.', 1)[0] ?? ''
  if (name === '' || /\d/.test(name)) return null
  return name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}
