import type { ContentScore, EvidenceCard, ScoreBasis } from '../../contract.ts'
import { readSourcing, scoreInputOf, scoreText, type Sourcing } from '../../score/index.ts'

/** What the texts of a cluster are judged by. */
export interface Material {
  basis: ScoreBasis
  cards: readonly EvidenceCard[]
  /** Ids of the cards that a person does not trust. */
  struck: readonly string[]
}

export interface JudgedText extends Sourcing {
  markdown: string
  /** Null for an empty text, and before the pages that rank were read. */
  score: ContentScore | null
}

/** Judges a text as the server does. */
export function judgeText({ basis, cards, struck }: Material, markdown: string): JudgedText {
  const input = scoreInputOf(basis, { cards, struck })
  return {
    markdown,
    score: input === null || markdown === '' ? null : scoreText({ ...input, markdown }),
    ...readSourcing({ markdown, language: basis.language, cards, struck }),
  }
}
