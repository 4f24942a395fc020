import type { Ask } from '../ask.ts'
import { splitSentences } from '../writer/words.ts'
import { readStylistPrompt, type StylistPrompt } from './read-stylist-prompt.ts'
import { restyle } from './restyle.ts'

/** The scripted stylist: it words style guides, rewrites by them, and says what a company does. Null for other prompts. */
export function writeAsStylist(ask: Ask): string | null {
  const prompt = readStylistPrompt(ask)
  if (prompt === null) return null
  if (prompt.role === 'stylist') return restyle(prompt)
  return JSON.stringify(prompt.role === 'style analyst' ? wordRules(prompt) : describeCompany(prompt))
}

const ADVICE: Record<string, string> = {
  sentences: 'Split a sentence when it says a second thing.',
  paragraphs: 'Give each paragraph one thought.',
  questions: 'Ask only what the next sentence answers.',
  address: 'Speak to one reader, as across a counter.',
  person: 'Say what the shop does in its own name.',
  headings: 'Say in the heading what the section answers.',
  links: 'Name the page that the link leads to.',
}

function wordRules({ blocks }: StylistPrompt): object {
  const rules: unknown = JSON.parse(blocks.get('rules') ?? '[]')
  const ids = Array.isArray(rules) ? rules.map((rule: { id?: unknown }) => String(rule.id)) : []
  return {
    voice: 'The site sounds like somebody who uses what is sold here. It explains before it recommends.',
    advice: ids.flatMap((rule) => (ADVICE[rule] === undefined ? [] : [{ rule, text: ADVICE[rule] }])),
  }
}

const SENTENCES_A_PAGE = 2
const LEAST_LENGTH = 30

/** The first whole sentences of each page. */
function describeCompany({ blocks }: StylistPrompt): object {
  const sentences = [...blocks].flatMap(([page, text]) =>
    text
      .split('\n')
      .flatMap((line) => splitSentences(line, 'en'))
      .filter((sentence) => sentence.length > LEAST_LENGTH && sentence.endsWith('.'))
      .slice(0, SENTENCES_A_PAGE)
      .map((sentence) => ({ text: sentence.trim(), pages: [page] })),
  )
  return { sentences: sentences.slice(0, 6) }
}
