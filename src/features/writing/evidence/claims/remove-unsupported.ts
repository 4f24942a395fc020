import type { EvidenceCard } from '../../contract.ts'
import { cutStatements } from './cut-statements.ts'
import { makeJudge, type Unsupported } from './judge-statement.ts'
import { readPassages, type Passage } from './read-statements.ts'

/** A sentence that was taken out, and why. */
export interface RemovedSentence {
  sentence: string
  reason: Unsupported
}

interface Supported {
  markdown: string
  removed: RemovedSentence[]
  /** Headings below which nothing is left. */
  emptySections: string[]
}

interface Support {
  cards: readonly EvidenceCard[]
  /** ISO 639-1. */
  language: string
  /** Text whose numbers and quotes need no source: title, keywords, brief. */
  allowed?: string
}

/** Without a sentence, others may stand in another place, where they are judged again. */
const MOST_ROUNDS = 4

/**
 * Takes sentences out whose numbers are in none of the cards that they cite, quotations that are in no card, and claims
 * to be the first of all that cite nothing.
 */
export function removeUnsupported(markdown: string, { cards, language, allowed = '' }: Support): Supported {
  const { judge } = makeJudge({ cards, language, allowed })
  const removed: RemovedSentence[] = []
  const before = listFilled(readPassages(markdown, language))
  let text = markdown
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const passages = readPassages(text, language)
    const known = new Map<unknown, string[]>()
    const found = passages.flatMap((passage) => {
      const reasons = judge(passage, listSectionIds(passages, passage, known))
      return passage.statements.flatMap((statement, at) => {
        const reason = reasons[at] ?? null
        return reason === null ? [] : [{ statement, reason }]
      })
    })
    if (found.length === 0) break
    removed.push(...found.map(({ statement, reason }) => ({ sentence: statement.text, reason })))
    text = cutStatements(text, passages, new Set(found.map(({ statement }) => statement)))
  }
  const after = listFilled(readPassages(text, language))
  return { markdown: text, removed, emptySections: [...before].filter((section) => !after.has(section)) }
}

/** Cards that are cited in the section of a heading, or in the table of a head cell. */
function listSectionIds(
  passages: readonly Passage[],
  { kind, section, placed }: Passage,
  known: Map<unknown, string[]>,
): string[] {
  if (kind !== 'heading' && kind !== 'head cell') return []
  const table = placed.parents[1]
  const isSame = (other: Passage) =>
    kind === 'heading' ? other.section === section : other.placed.parents.includes(table ?? placed.node)
  const name = kind === 'heading' ? section : table
  const ids = known.get(name) ?? idsOf(passages.filter(isSame))
  known.set(name, ids)
  return ids
}

function idsOf(passages: readonly Passage[]): string[] {
  return passages.flatMap(({ statements }) => statements.flatMap(({ cardIds }) => cardIds))
}

function listFilled(passages: readonly Passage[]): Set<string> {
  return new Set(
    passages.flatMap(({ kind, section }) => (kind === 'heading' || section === null ? [] : [section])),
  )
}
