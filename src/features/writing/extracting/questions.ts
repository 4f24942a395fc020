import { dropEnd } from './drop-end.ts'
import { foldHeading, readPhrases } from './fold-heading.ts'
import { QUESTION_WORDS, type QuestionWords } from './words/questions.ts'

/** Tells questions of a language from statements. */
export interface QuestionReader {
  isQuestion: (text: string) => boolean
  /** Whether a keyword is a question: searchers leave out marks. */
  isSearched: (keyword: string) => boolean
  asksAmount: (text: string) => boolean
  /** Whether it asks what something is. */
  asksMeaning: (text: string) => boolean
  /** A keyword as a question: with a capital and the marks of the language. */
  write: (keyword: string) => string
}

const MARK = /[?？؟]["'”»）)]?$/u
/** Fewer words ask nothing: "Ready?" */
const LEAST_WORDS = 3
const LEAST_SEARCHED = 4
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const LEAST_CHARACTERS = 5

export function createQuestionReader(language: string): QuestionReader {
  const words = QUESTION_WORDS[language] ?? {
    starts: '',
    amounts: '',
    meanings: '',
    marks: ['', '?'] as const,
  }
  const starts = readPhrases(words.starts)
  const amounts = readPhrases(words.amounts)
  const inside = readPhrases(words.inside ?? '')
  const isQuestion = (text: string) => {
    const folded = foldHeading(text)
    if (!isLong(folded)) return false
    const start = findStart(folded, starts)
    const asks = start !== undefined || inside.some((one) => folded.includes(one))
    // Without a mark, "can" and the like begin other texts, too.
    if (!MARK.test(text.trim())) return asks && !MODAL.has(start ?? '')
    return asks || starts.length === 0 || UNSPACED.test(folded)
  }
  const asksAmount = (text: string) => {
    const folded = foldHeading(text)
    const isInside = UNSPACED.test(folded) && amounts.some((one) => folded.includes(one))
    return isInside || findStart(folded, amounts) !== undefined
  }
  const isSearched = (keyword: string) => {
    const count = foldHeading(keyword).split(' ').length
    return (
      isQuestion(keyword) || (count >= LEAST_SEARCHED && !UNSPACED.test(keyword) && isQuestion(`${keyword}?`))
    )
  }
  const meanings = readPhrases(words.meanings)
  const asksMeaning = (text: string) => {
    const folded = foldHeading(text)
    const isInside = UNSPACED.test(folded) && meanings.some((one) => folded.includes(one))
    return isInside || findStart(folded, meanings) !== undefined
  }
  const write = (text: string) => writeQuestion(text, words.marks)
  return { isQuestion, isSearched, asksAmount, asksMeaning, write }
}

function isLong(folded: string): boolean {
  return UNSPACED.test(folded) ? folded.length >= LEAST_CHARACTERS : folded.split(' ').length >= LEAST_WORDS
}

/** The longest of the beginnings that a text has. */
function findStart(text: string, starts: readonly string[]): string | undefined {
  return starts
    .filter((one) => text === one || text.startsWith(UNSPACED.test(one) ? one : `${one} `))
    .toSorted((one, other) => other.length - one.length)[0]
}

const MODAL: ReadonlySet<string> = new Set(
  `is are can could do does did should will would must ist sind kann können darf dürfen muss müssen soll sollte sollten hat
  haben lohnt gibt es son que är kan får ska måste bör går finns har behöver var zijn kun mag moet er må skal pode posso
  من ما اي`.split(/\s+/),
)

function writeQuestion(keyword: string, [before, after]: QuestionWords['marks']): string {
  const text = dropEnd(keyword.trim(), ' ?？؟').replace(/^¿/, '')
  const [first = ''] = text
  return `${before}${first.toLocaleUpperCase()}${text.slice(first.length)}${after}`
}
