import { isOrder } from '#features/writing/extracting/index.ts'
import { isExclamation, isQuestion } from '#features/writing/style/index.ts'
import { foldWord, isStopWord, splitSentences, splitWords } from '#features/writing/text/index.ts'
import { foldName } from '../measuring/index.ts'
import type { AboutPage, AboutSentence } from './about-page.ts'

const MOST = 5
const WORDS = { least: 6, most: 40 }
const MOST_LOOKED_AT = 60
const UNFIT = /https?:|www\.|[<>{}[\]|\\@©]|cookie|javascript|newsletter/iu
const WEIGHT: Record<AboutPage['kind'], number> = { about: 3, home: 2, offer: 1, other: 0 }
/** Sentences that share this part of their words say the same. */
const ALIKE = 0.6

interface Scored extends AboutSentence {
  score: number
  words: Set<string>
}

/** What pages say of their company, word for word: the sentences that name it, or speak of "we", first. `name` is folded. */
export function extractAbout(
  pages: readonly AboutPage[],
  { language, name }: { language: string; name: string },
): AboutSentence[] {
  const scored = pages
    .flatMap((page) => listSentences(page, { language, name }))
    .toSorted((one, other) => other.score - one.score)
  const chosen: Scored[] = []
  for (const sentence of scored) {
    if (chosen.length === MOST) break
    if (chosen.every((one) => likeness(one.words, sentence.words) < ALIKE)) chosen.push(sentence)
  }
  return chosen.map(({ text, pages: on }) => ({ text, pages: on }))
}

function listSentences(page: AboutPage, { language, name }: { language: string; name: string }): Scored[] {
  const { url, title, kind, description, text } = page
  const lines = [description, ...text.split('\n')]
  const sentences = lines.flatMap((line) => splitSentences(line, language).map((one) => one.text))
  return sentences.slice(0, MOST_LOOKED_AT).flatMap((sentence, place): Scored[] => {
    const words = splitWords(sentence, language)
    if (words.length < WORDS.least || words.length > WORDS.most || !/[.。]$/u.test(sentence)) return []
    if (UNFIT.test(sentence) || isQuestion(sentence) || isExclamation(sentence) || isOrder(sentence))
      return []
    const isNamed = name !== '' && foldName(sentence).includes(name)
    const isOfUs = words.some((word) => US.has(word))
    const score = WEIGHT[kind] + (isNamed ? 4 : 0) + (isOfUs ? 3 : 0) - place / MOST_LOOKED_AT
    // Of pages that are about something else, only what speaks of the company.
    if (kind !== 'about' && kind !== 'home' && !isNamed && !isOfUs) return []
    return [{ text: sentence, pages: [{ url, title }], score, words: contentOf(words, language) }]
  })
}

/** "we" and "our" in the languages of the word lists. */
const US = new Set(
  'we our wir unser unsere unseren nous notre nos nosotros nuestra nuestro nuestros noi nostro nostra wij onze vi vår våra vores nós nosso nossa my nasz nasza мы наш наша'.split(
    ' ',
  ),
)

function contentOf(words: readonly string[], language: string): Set<string> {
  return new Set(words.filter((word) => !isStopWord(word, language)).map((word) => foldWord(word, language)))
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(1, Math.min(one.size, other.size))
}
