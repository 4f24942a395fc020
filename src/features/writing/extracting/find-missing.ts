import type { Brief } from '../contract.ts'
import type { Reader } from './create-reader.ts'
import { kindOf, type KindReader } from './kind-of-sentence.ts'
import type { QuestionReader } from './questions.ts'
import type { PageSentence } from './read-pages.ts'

/** A sentence answers a question when it has so many of the question's words. */
const LEAST_SHARE = 0.6

/** The questions of a brief that no sentence answers. */
export function findMissing(
  brief: Brief,
  {
    sentences,
    reader,
    subject,
    questions,
    kinds,
  }: {
    sentences: readonly PageSentence[]
    reader: Reader
    subject: ReadonlySet<string>
    questions: QuestionReader
    kinds: KindReader
  },
): string[] {
  const asked = new Set([...brief.outline.flatMap((section) => section.questions), ...brief.faqs])
  return [...asked].filter((question) => {
    const keys = [...reader.keysOf(question)].filter((key) => !subject.has(key) && !reader.isWeak(key))
    const needsNumber = questions.asksAmount(question)
    // Of a question that only names the subject, a definition is the answer.
    if (keys.length === 0)
      return questions.asksMeaning(question) && !sentences.some((one) => kindOf(one, kinds) === 'definition')
    return !sentences.some(({ text, keys: said }) => {
      if (needsNumber && !/\p{Nd}/u.test(text)) return false
      return keys.filter((key) => said.has(key)).length >= keys.length * LEAST_SHARE
    })
  })
}
