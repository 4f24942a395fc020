import { phrasesOf } from './phrases/index.ts'
import { entriesOf, fieldsOf, textOf, textsOf, type AgentPrompt } from './read-prompt.ts'
import { countWords, splitSentences } from './words.ts'
import { cite, listSpare, readCards } from './write-sections.ts'

const MARKERS = /\[\[(E\d+)\]\]/g
// At most 20,000 characters: a section of an article.
const LINK = /!?\[([^[\]\n]{0,500})\]\(([^()\s]{1,2000})(?:\s[^()]{0,500})?\)/g
const ADDRESS = /(?<!\()https?:\/\/\S+/g
const LEAST_WORDS = 110
const MOST_WORDS = 260

/** The section without what no card backs: unknown markers, foreign links, figures without a source, repeated sentences. */
export function rewriteSection(prompt: AgentPrompt): string {
  const { language, blocks } = prompt
  const phrases = phrasesOf(language)
  const cards = readCards(prompt)
  const known = new Set(cards.map(({ id }) => id))
  const own = new Set(entriesOf(prompt, 'own pages').map(({ url }) => textOf(url)))
  const heading = textOf(fieldsOf(prompt, 'section')['heading'])
  const said = new Set<string>()
  const paragraphs = (blocks.get('text') ?? '')
    .split('\n')
    .filter((line) => !/^#{1,2} /.test(line))
    .map((line) => mend(line, { known, own, said, language, space: phrases.space }))
    .filter((line) => line !== '')
  const whole = fit(paragraphs, language)
  const used = new Set([...whole.join('\n').matchAll(MARKERS)].map(([, id]) => id))
  const told = new Set(cards.flatMap(({ id, says }) => (used.has(id) ? [says] : [])))
  const left = cards.filter(({ says }) => !told.has(says))
  for (const [place, card] of left.entries()) {
    if (countWords(whole.join(' '), language) >= LEAST_WORDS) break
    whole.push(cite(card, { phrases, place }))
  }
  const asked = listAskedTerms(prompt, whole.join('\n'))
  const spare = listSpare(phrases, textsOf(fieldsOf(prompt, 'brief')['headings']).length)
  const phrase = spare[(Number(fieldsOf(prompt, 'section')['number'] ?? 1) - 1) % Math.max(1, spare.length)]
  if (asked.length > 0 && phrase !== undefined)
    whole.push(phrase.replaceAll('{t}', asked.join(phrases.space === '' ? '、' : ', ')))
  return `## ${heading}\n\n${whole.join('\n\n')}`
}

interface Mending {
  known: ReadonlySet<string>
  own: ReadonlySet<string>
  said: Set<string>
  language: string
  space: string
}

function mend(line: string, { known, own, said, language, space }: Mending): string {
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
function fit(paragraphs: string[], language: string): string[] {
  const kept = [...paragraphs]
  while (kept.length > 1 && countWords(kept.join(' '), language) > MOST_WORDS) kept.pop()
  return kept
}

/** Terms of the section that a problem names and the text does not have. */
function listAskedTerms(prompt: AgentPrompt, text: string): string[] {
  const problems = prompt.blocks.get('problems') ?? ''
  const terms = textsOf(fieldsOf(prompt, 'section')['terms'])
  const lower = text.toLowerCase()
  return terms
    .filter((term) => problems.includes(term) && !lower.includes(term.toLowerCase()) && !/\p{N}/u.test(term))
    .slice(0, 3)
}
