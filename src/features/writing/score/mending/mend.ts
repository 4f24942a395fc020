import type { MendName, ScorePartName } from '../../contract.ts'
import type { Place } from '../read-article.ts'
import type { ScoreInput } from '../score-text.ts'

/** Where something can be changed; null when it is about the whole text. */
export interface MendPlace {
  name: MendName
  place: Place | null
}

/** A change that makes a text no worse. */
export interface Mend extends MendPlace {
  /** The part of the score, or the gate, that asks for it. */
  of: ScorePartName | 'gates'
  /** What stands in place of a part of the markdown. */
  edit: { start: number; end: number; text: string }
  /** The score after it. */
  score: number
}

/** The whole text after a change, or null when it cannot be made. */
export type MendText = (input: ScoreInput, place: Place) => string | null
