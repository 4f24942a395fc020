import { capitalize } from '../phrases.ts'
import { hash } from '../../../world/random.ts'
import { itemAt } from '../../../stage/items.ts'
import { joinSentences, layOut, type Writing } from './lay-out.ts'
import { proseOf } from './prose/index.ts'
import { joinCards, readCards, relationOf, type Card, type Claim } from './read-claims.ts'
import { entriesOf, fieldsOf, textOf, textsOf, type AgentPrompt } from './read-prompt.ts'
import { countCopied } from './reword.ts'
import { openVoice } from './voice.ts'
import { joinTerms, listNouns } from './weave-terms.ts'
import { countWords, likenessOf, nameSubject } from './words.ts'

const LEAST_WORDS = 60
const MOST_FILLING = 2
const MOST_CLAIMS = 6
/** Claims in nearly the words of their source. */
const MOST_COPIED = 1
const ENOUGH_OWN = 4
const MOST_QUOTED = 1
const MOST_TERMS = 4
const LEAST_LETTERS = 5
/** A claim that an earlier section has made in nearly these words. */
const SAID_BEFORE = 0.6

/** The section that prompt plans: what its cards say, in an order and with what leads from one to the next. */
export function writeSection(prompt: AgentPrompt): string {
  const { language } = prompt
  const section = fieldsOf(prompt, 'section')
  const headings = textsOf(fieldsOf(prompt, 'brief')['headings'])
  const number = Number(section['number'] ?? 1)
  const heading = textOf(section['heading'])
  const voice = openVoice({ headings, number, heading, language })
  const claims = chooseClaims(prompt)
  const writing: Writing = {
    prose: proseOf(language),
    voice,
    language,
    place: number + (hash('place', ...headings) % 7),
  }
  const parts = layOut(claims, writing)
  lengthen(parts, writing)
  const terms = sayTerms(prompt, parts, writing)
  const closing = voice.take('closings')
  addToEnd(parts, [terms, closing, sayLink(prompt, number, writing)], writing)
  if (number === headings.length) parts.push(...sayConclusion(prompt, writing))
  return `## ${heading}\n\n${parts.join('\n\n')}`
}

/** What the section can say that no earlier one has said: few quotations, and the others in the order of the cards. */
function chooseClaims(prompt: AgentPrompt): Claim[] {
  const { language } = prompt
  const used = (prompt.blocks.get('claims already used') ?? '').split('\n')
  const cards = readCards(prompt)
  const isUsed = (card: Card) =>
    used.some(
      (says) =>
        likenessOf(says, card.says, language) >= SAID_BEFORE ||
        relationOf({ ...card, says, quote: says }, card, language) === 'same',
    )
  const fresh = cards.filter((card) => !isUsed(card))
  const { answers } = proseOf(language)
  const claims = joinCards(fresh.length > 0 ? fresh : cards, language).filter(
    ({ card }) => !answers.test(card.says),
  )
  const isOwn = ({ form, card: { says, quote } }: Claim) =>
    form === 'told' && countCopied(says, quote, language) === 0
  const hasEnough = claims.filter(isOwn).length >= ENOUGH_OWN
  let [quoted, copied] = [0, 0]
  const kept = claims.filter((claim) => {
    if (isOwn(claim)) return true
    if (claim.form === 'told') return !hasEnough || ++copied <= MOST_COPIED
    return !hasEnough || (claim.form === 'spoken' && ++quoted <= MOST_QUOTED)
  })
  return (kept.length > 0 ? kept : claims).slice(0, MOST_CLAIMS)
}

/** What ends the article, below a heading with the main keyword; a figure in a heading would need a source. */
function sayConclusion(prompt: AgentPrompt, { prose, voice, language }: Writing): string[] {
  const keyword = nameSubject(textOf(fieldsOf(prompt, 'brief')['mainKeyword']), language)
  const heading = `### ${capitalize(prose.lastHeading.replace('{k}', () => keyword))}`
  return keyword === '' || /\p{N}/u.test(keyword) ? [voice.conclusion] : [heading, voice.conclusion]
}

/** Sections with few cards are filled up with advice. */
function lengthen(parts: string[], writing: Writing): void {
  const { voice, language } = writing
  for (let added = 0; added < MOST_FILLING; added++) {
    if (countWords(parts.join(' '), language) >= LEAST_WORDS) return
    addToEnd(parts, [voice.take('links')], writing)
  }
}

/** Terms of the plan that the section lacks and that are nouns. */
function sayTerms(
  prompt: AgentPrompt,
  parts: readonly string[],
  { prose, language, place }: Writing,
): string | undefined {
  const said = parts.join('\n').toLowerCase()
  const texts = [prompt.blocks.get('cards') ?? '']
  const missing = listNouns(textsOf(fieldsOf(prompt, 'section')['terms']), texts, language)
    .filter(
      (term) => !said.includes(term.toLowerCase()) && (language === 'ja' || term.length >= LEAST_LETTERS),
    )
    .slice(0, MOST_TERMS)
  if (missing.length === 0) return undefined
  return itemAt(prose.terms, place % prose.terms.length).replace('{t}', () => joinTerms(missing, language))
}

/** Links to the own pages that are about the same as this section rather than another one. */
function sayLink(
  prompt: AgentPrompt,
  number: number,
  { prose, language, place }: Writing,
): string | undefined {
  const headings = textsOf(fieldsOf(prompt, 'brief')['headings'])
  const chosen = entriesOf(prompt, 'own pages').filter(({ anchor }, at) => {
    const likenesses = headings.map((heading) => likenessOf(textOf(anchor), heading, language))
    const best = Math.max(...likenesses)
    const ties = [...likenesses.keys()].filter((one) => likenesses[one] === best)
    return ties[at % ties.length] === number - 1
  })
  if (chosen.length === 0) return undefined
  const link = chosen.map(({ anchor, url }) => `[${textOf(anchor)}](${textOf(url)})`).join(prose.comma)
  return itemAt(prose.furtherReading, place % prose.furtherReading.length).replace('{link}', () => link)
}

/** Sentences at the end of the last paragraph, or in a new one behind a list or a table. */
function addToEnd(parts: string[], sentences: readonly (string | undefined)[], writing: Writing): void {
  const said = sentences.filter((one) => one !== undefined)
  if (said.length === 0) return
  const last = parts.at(-1) ?? ''
  if (/^[-|]/.test(last)) parts.push(joinSentences(said, writing))
  else parts[parts.length - 1] = joinSentences([last, ...said], writing)
}
