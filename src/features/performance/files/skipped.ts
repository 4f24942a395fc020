import { MOST_IGNORED_LISTED } from '#features/keywords/rules.ts'

const LONGEST_TEXT = 200

/** Rows that were left out for one reason, and the first of them. */
export interface Skipped {
  reason: string
  count: number
  /** Each with the file and line where it is. */
  first: { line: string; text: string }[]
}

export class SkippedRows {
  private readonly reasons = new Map<string, Skipped>()

  add(reason: string, { line, text }: { line: string; text: string }): void {
    const known = this.reasons.get(reason) ?? { reason, count: 0, first: [] }
    this.reasons.set(reason, known)
    known.count++
    if (known.first.length < MOST_IGNORED_LISTED)
      known.first.push({ line, text: text.slice(0, LONGEST_TEXT) })
  }

  list(): Skipped[] {
    return [...this.reasons.values()]
  }
}
