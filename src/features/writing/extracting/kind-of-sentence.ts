import type { EvidenceCard } from '../contract.ts'
import { foldHeading, readPhrases } from './fold-heading.ts'
import type { PageSentence } from './read-pages.ts'
import { DEFINITION_WORDS } from './words/definitions.ts'

/** What tells definitions of a subject apart in a language. */
export interface KindReader {
  between: readonly string[]
  starts: readonly string[]
  /** Keys of words that a definition may explain. */
  subject: ReadonlySet<string>
}

const UNSPACED = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const NUMBER = /\p{Nd}/u
/** Speech has some words within the marks; fewer are a name or an emphasis. */
const SPEECH = /[“„"«「『][^“”„"«»「」『』]{20,}[”“"»」』]/u
/** So many words of a sentence may come before what it explains is named. */
const MOST_BEFORE = 6

export function createKindReader(language: string, subject: ReadonlySet<string>): KindReader {
  const words = DEFINITION_WORDS[language]
  return { between: readPhrases(words?.between ?? ''), starts: readPhrases(words?.starts ?? ''), subject }
}

/** Speech, a number, a definition of what the article is about, or else a fact. */
export function kindOf(sentence: PageSentence, reader: KindReader): EvidenceCard['kind'] {
  if (SPEECH.test(sentence.text)) return 'quote'
  if (NUMBER.test(sentence.text)) return 'stat'
  return isDefinition(sentence, reader) ? 'definition' : 'fact'
}

function isDefinition({ text, words }: PageSentence, { between, starts, subject }: KindReader): boolean {
  const head = words.slice(0, MOST_BEFORE)
  if (!head.some(({ key }) => key !== null && subject.has(key))) return false
  const isUnspaced = UNSPACED.test(text)
  const gap = isUnspaced ? '' : ' '
  const folded = foldHeading(text).replaceAll(' ', gap)
  const start = foldHeading(head.map((word) => word.text).join(gap))
  const beginsSo =
    starts.some((one) => folded.startsWith(`${one} `)) &&
    between.some((one) => ` ${folded} `.includes(` ${one} `))
  if (beginsSo) return true
  return between.some((one) => {
    const at = isUnspaced ? folded.indexOf(one) : ` ${folded} `.indexOf(` ${one} `)
    return at > 0 && at <= start.length + 1
  })
}
