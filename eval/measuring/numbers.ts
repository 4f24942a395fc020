import type { ReadArticle, ReadSentence } from './read-article.ts'
import { countRight, type Share } from './share.ts'

const DIGIT = /\p{Nd}/u
const QUESTION = /[?？؟]["'”’»）)]*$/u

/** The sentences with a number that carry a citation; questions state nothing and are left out. */
export function countCitedNumbers({ sentences }: ReadArticle): Share {
  const stated = sentences.filter(({ text }) => DIGIT.test(text) && !QUESTION.test(text))
  return countRight(stated, { isRight: isCited, name: ({ text }) => text })
}

/** The sentences that carry a citation, of all. */
export function countCitedSentences({ sentences }: ReadArticle): Share {
  return countRight(sentences, { isRight: isCited, name: ({ text }) => text })
}

function isCited({ citations }: ReadSentence): boolean {
  return citations.length > 0
}
