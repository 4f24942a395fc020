import type { EvidenceCard } from '../../contract.ts'
import { isUnspaced, remember, splitWords } from '../../text/index.ts'
import { isSameNumber, type NumberMention } from '../numbers/mention.ts'
import { readNumbers, readSourceNumbers } from '../numbers/read-numbers.ts'
import { findFolded } from '../sources/find-quote.ts'
import { foldText, type FoldedText } from '../sources/fold-text.ts'
import { trimMarks } from '../tree/trim-marks.ts'
import { findQuotations } from './quotations.ts'
import type { Passage, Statement } from './read-statements.ts'
import { isBoast } from './superlatives.ts'

export type Unsupported = 'number' | 'quote' | 'superlative'

interface Judge {
  /** Why each sentence of a passage cannot stay; null for those that can. */
  judge: (passage: Passage, sectionIds: readonly string[]) => (Unsupported | null)[]
}

interface JudgeInput {
  cards: readonly EvidenceCard[]
  language: string
  /** Text whose numbers and quotes may be used without a source: title, keywords, brief. */
  allowed: string
}

const MOST_SOURCES = 200

/** The same cards are read for each section and each round of it. */
const readSource = remember(MOST_SOURCES, (languageAndText) => {
  const at = languageAndText.indexOf('\n')
  return readSourceNumbers(languageAndText.slice(at + 1), languageAndText.slice(0, at))
})

/** Compares sentences with the cards that they cite. */
export function makeJudge({ cards, language, allowed }: JudgeInput): Judge {
  const known = new Map(
    cards.map(({ id, quote, paraphrase, date }) => [
      id,
      [...readSource(`${language}\n${quote}\n${paraphrase}`), ...readNumbers(date ?? '', language)],
    ]),
  )
  const free = readSource(`${language}\n${allowed}`)
  const names = new Set([...free, ...[...known.values()].flat()].flatMap(({ name }) => name ?? []))
  const sayings = [...cards.flatMap(({ quote, paraphrase }) => [quote, paraphrase]), allowed].map((text) =>
    foldText(text.toLowerCase()),
  )
  const isKnownNumber = (number: NumberMention, ids: readonly string[]) =>
    ids.some((id) => known.get(id)?.some((other) => isSameNumber(number, other)))

  return {
    judge: (passage, sectionIds) => {
      const invented = findInvented(passage, { sayings, language })
      return passage.statements.map((statement) => {
        if (invented.has(statement)) return 'quote'
        const ids =
          passage.kind === 'heading' || passage.kind === 'head cell' ? sectionIds : statement.cardIds
        const claims = listClaims(statement, passage, { language, names })
        const isLoose = (number: NumberMention) =>
          !free.some((other) => isSameNumber(number, other)) && !isKnownNumber(number, ids)
        if (claims.some(isLoose)) return 'number'
        return isBoast(statement.text, language) && ids.length === 0 ? 'superlative' : null
      })
    },
  }
}

const LIST_MARK = /^\p{Nd}{1,2}[.):、．]/u

/** The numbers of a sentence that state something: no names, no marks of lists, no counts of what follows. */
function listClaims(
  { text }: Statement,
  { kind, counts, statements }: Passage,
  { language, names }: { language: string; names: ReadonlySet<string> },
): NumberMention[] {
  const mark = LIST_MARK.exec(text)?.[0].length ?? 0
  const isLead = kind === 'heading' || statements.at(-1)?.text === text
  const isCount = ({ values: [value], units }: NumberMention) =>
    isLead && value !== undefined && counts.has(value) && units.length === 0
  const isFree = ({ isName, name }: NumberMention) => isName && (name === undefined || names.has(name))
  return readNumbers(text, language).filter(
    (number) =>
      !isFree(number) && number.end >= mark && !(number.start === 0 && mark > 0) && !isCount(number),
  )
}

/** Words of a passage in quotation marks from which on it says that a person or a text said it. */
const LEAST_QUOTED = 4
/** And its characters, in languages whose words are parts of what others call a word. */
const LEAST_UNSPACED = 12

function findInvented(
  { visible, statements, isSaid }: Passage,
  { sayings, language }: { sayings: readonly FoldedText[]; language: string },
): Set<Statement> {
  const quoted = findQuotations(visible.text).filter(({ text }) => isLong(text, language))
  const isInventedSaying = (text: string) => {
    const said = withoutSpeaker(text)
    return isLong(said, language) && !isSaying(said, sayings)
  }
  const invented = quoted.filter(({ text }) => !isSaying(text, sayings))
  return new Set(
    statements.filter(
      ({ text, textStart, textEnd }) =>
        invented.some(({ start, end }) => {
          const from = visible.starts[start] ?? 0
          return from < textEnd && (visible.ends[end - 1] ?? from) > textStart
        }) ||
        (isSaid && isInventedSaying(text)),
    ),
  )
}

function isLong(text: string, language: string): boolean {
  return (
    splitWords(text, language).length >= LEAST_QUOTED &&
    (!isUnspaced(language) || text.length >= LEAST_UNSPACED)
  )
}

/** Without the name after a dash of who said it. */
function withoutSpeaker(text: string): string {
  const dash = Math.max(...['—', '–', '―', '--'].map((mark) => text.lastIndexOf(mark)))
  return dash === -1 ? text : text.slice(0, dash)
}

const MARKS = '"\'“”‘’.,;:!?。、！？،؛؟'

/** Whether all parts of a quotation stand in one card; what is left out is marked by dots. */
function isSaying(text: string, sayings: readonly FoldedText[]): boolean {
  const parts = text
    .toLowerCase()
    .split(/\[?(?:…|\.{3})\]?/)
    .map((part) => trimMarks(part, MARKS))
    .filter((part) => part !== '')
  return sayings.some((saying) => parts.every((part) => findFolded(part, saying) !== null))
}
