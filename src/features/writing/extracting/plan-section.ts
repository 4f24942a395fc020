import type { PlannedSection } from '../contract.ts'
import type { OutlineTopic } from './choose-outline.ts'
import type { Term } from './find-terms.ts'
import { kindOf, type KindReader } from './kind-of-sentence.ts'
import type { PageSentence } from './read-pages.ts'
import { fill, listWords, textsOf } from './words/texts.ts'

const MOST_TERMS = 8
const MOST_POINTS = 4
const TOPICS_IN_POINT = 2

interface Context {
  terms: readonly Term[]
  findTermsOf: (sentence: PageSentence) => string[]
  /** Keys of words that the whole article is about. */
  subject: ReadonlySet<string>
  /** As words are mostly written. */
  write: (text: string) => string
  kinds: KindReader
  language: string
}

/** What a section says and which words it uses, as the pages' parts about its topic have it. */
export function planSection(
  topic: OutlineTopic,
  context: Context,
): Omit<PlannedSection, 'questions' | 'words'> {
  const sentences = topic.sections.flatMap(({ page, section }) =>
    section.sentences.map((sentence) => ({
      sentence,
      host: page.host,
      keys: new Set(context.findTermsOf(sentence)),
    })),
  )
  const ranked = rankTerms(sentences, context)
  return {
    heading: topic.heading,
    terms: ranked.slice(0, MOST_TERMS).map(({ text }) => context.write(text)),
    points: writePoints(sentences, { ranked, context }),
  }
}

interface Placed {
  sentence: PageSentence
  host: string
  keys: ReadonlySet<string>
}

/** Terms by how far they belong to this section rather than to others; without words of the main keyword. */
function rankTerms(sentences: readonly Placed[], { terms, subject }: Context): Term[] {
  return terms
    .map((term) => {
      const having = sentences.filter(({ keys }) => keys.has(term.key))
      const hosts = new Set(having.map(({ host }) => host)).size
      const isOfSubject = term.key.split(' ').every((word) => subject.has(word))
      return { term, value: isOfSubject ? 0 : (hosts * having.length) / term.count }
    })
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value || (one.term.key < other.term.key ? -1 : 1))
    .map(({ term }) => term)
}

/** A point for each of the sentences that together say most, until no sentence has a new term. */
function writePoints(
  sentences: readonly Placed[],
  { ranked, context }: { ranked: readonly Term[]; context: Context },
): string[] {
  const texts = textsOf(context.language)
  const open = new Map(
    ranked
      .slice(0, MOST_POINTS * TOPICS_IN_POINT)
      .map((term, at) => [term.key, { term, value: 1 / (at + 1) }]),
  )
  const points: string[] = []
  while (points.length < MOST_POINTS && open.size > 0) {
    const best = findFullest(sentences, open)
    if (best === null) break
    const kind = kindOf(best.sentence, context.kinds)
    const having = [...open].filter(([key]) => best.keys.has(key))
    const found = having.filter(([key]) => !isPart(key, having)).slice(0, TOPICS_IN_POINT)
    for (const [key] of found) open.delete(key)
    const topics = listWords(
      found.map(([, { term }]) => context.write(term.text)),
      context.language,
    )
    points.push(fill(texts.points[kind], { topics }))
  }
  return points
}

/** Of "water" and "lukewarm water", a point names the longer one. */
function isPart(key: string, among: readonly [key: string, ...rest: unknown[]][]): boolean {
  return among.some(([other]) => other !== key && ` ${other} `.includes(` ${key} `))
}

function findFullest(
  sentences: readonly Placed[],
  open: ReadonlyMap<string, { value: number }>,
): Placed | null {
  let best: Placed | null = null
  let most = 0
  for (const one of sentences) {
    let value = 0
    for (const [key, term] of open) if (one.keys.has(key)) value += term.value
    if (value < most || (value === most && (best === null || best.sentence.text <= one.sentence.text)))
      continue
    best = one
    most = value
  }
  return best
}
