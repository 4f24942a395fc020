import { SCORE_PARTS, type ScorePart, type ScorePartName } from '../contract.ts'

export type Reason = ScorePart['reasons'][number]

/** Reasons of a part that are listed: people mend the first ones first. */
const MOST_REASONS = 12

/** A part of the score of which a share is reached, from 0 to 1. */
export function makePart(name: ScorePartName, share: number, reasons: Reason[]): ScorePart {
  const most = SCORE_PARTS[name]
  const points = Math.round(most * Math.min(1, Math.max(0, share)) * 100) / 100
  return { name, points, most, reasons: reasons.slice(0, MOST_REASONS) }
}

/** A part that cannot be judged. The other parts make the score. */
export function makeUnjudged(name: ScorePartName, reason: Pick<Reason, 'reason' | 'fix'>): ScorePart {
  return { name, points: 0, most: 0, reasons: [{ ...reason, place: null }] }
}
