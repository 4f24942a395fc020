import { itemAt } from '../../../stage/items.ts'
import { proseOf } from './prose/index.ts'
import { joinCards, readCards } from './read-claims.ts'
import { entriesOf, fieldsOf, textOf, textsOf, type AgentPrompt } from './read-prompt.ts'
import { sayClaim } from './say-claim.ts'
import { joinTerms, listNouns } from './weave-terms.ts'
import { countWords, splitSentences } from './words.ts'

const MARKERS = /\[\[(E\d+)\]\]/g
// At most 20,000 characters: a section of an article.
const LINK = /!?\[([^[\]\n]{0,500})\]\(([^()\s]{1,2000})(?:\s[^()]{0,500})?\)/g
const ADDRESS = /(?<!\()https?:\/\/\S+/g
const LEAST_WORDS = 75
const MOST_WORDS = 320
const MOST_TERMS = 3

/** The section without what no card backs: unknown markers, foreign links, figures without a source, repeated sentences. */
export function rewriteSection(prompt: AgentPrompt): string {
  const { language, blocks } = prompt
  const prose = proseOf(language)
  const cards = readCards(prompt)
  const known = new Set(cards.map(({ id }) => id))
  const own = new Set(entriesOf(prompt, 'own pages').map(({ url }) => textOf(url)))
  const heading = textOf(fieldsOf(prompt, 'section')['heading'])
  const said = new Set<string>()
  const parts = (blocks.get('text') ?? '')
    .split(/\n{2,}/)
    .map((part) =>
      part
        .split('\n')
        .filter((line) => !/^#{1,2} /.test(line))
        .map((line) => mend(line, { known, own, said, language, space: prose.space }))
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((part) => part !== '')
  const whole = fit(parts, language)
  const used = new Set([...whole.join('\n').matchAll(MARKERS)].map(([, id]) => id))
  const left = joinCards(cards, language).filter(
    ({ card, agreeing, contrary }) => ![card, ...agreeing, ...contrary].some(({ id }) => used.has(id)),
  )
  for (const [place, claim] of left.entries()) {
    if (countWords(whole.join(' '), language) >= LEAST_WORDS) break
    whole.push(sayClaim(claim, { prose, place }))
  }
  const asked = listAskedTerms(prompt, whole.join('\n'))
  if (asked.length > 0) {
    const frames = prose.terms.filter((frame) => !whole.join('\n').includes(frame.split('{t}')[0] ?? ''))
    const place = Number(fieldsOf(prompt, 'section')['number'] ?? 1)
    const chosen = frames.length > 0 ? frames : prose.terms
    whole.push(itemAt(chosen, place % chosen.length).replace('{t}', () => joinTerms(asked, language)))
  }
  return `## ${heading}\n\n${whole.join('\n\n')}`
}

interface Mending {
  known: ReadonlySet<string>
  own: ReadonlySet<string>
  said: Set<string>
  language: string
  space: string
}

const TABLE_FRAME = /^\|(?: *:?-+:? *\|)+$/

function mend(line: string, { known, own, said, language, space }: Mending): string {
  if (TABLE_FRAME.test(line)) return line
  const bare = line
    .replaceAll(LINK, (whole, text: string, url: string) => (own.has(url) ? whole : text))
    .replaceAll(ADDRESS, '')
    .replaceAll(MARKERS, (whole, id: string) => (known.has(id) ? whole : ''))
  const kept = splitSentences(bare, language).filter((sentence) => {
    const key = sentence.replaceAll(MARKERS, '').trim().toLowerCase()
    const isCited = /\[\[E\d+\]\]/.test(sentence)
    if (said.has(key) || (!isCited && /\p{Nd}/u.test(sentence.replaceAll(LINK, '')))) return false
    said.add(key)
    return true
  })
  return kept.join(space).replaceAll(/ (?=[.,;:])/g, '')
}

/** Drops paragraphs from the end of a section that is too long. */
function fit(parts: string[], language: string): string[] {
  const kept = [...parts]
  while (kept.length > 1 && countWords(kept.join(' '), language) > MOST_WORDS) kept.pop()
  return kept
}

/** Terms of the section that a problem names and the text does not have, as far as they are nouns. */
function listAskedTerms(prompt: AgentPrompt, text: string): string[] {
  const problems = prompt.blocks.get('problems') ?? ''
  const lower = text.toLowerCase()
  const terms = textsOf(fieldsOf(prompt, 'section')['terms']).filter(
    (term) => problems.includes(term) && !lower.includes(term.toLowerCase()),
  )
  return listNouns(terms, [prompt.blocks.get('cards') ?? ''], prompt.language).slice(0, MOST_TERMS)
}
