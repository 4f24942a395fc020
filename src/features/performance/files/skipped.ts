const MOST_EXAMPLES = 5

/** Rows that were left out for one reason, and the places of the first of them. */
export interface Skipped {
  reason: string
  count: number
  examples: string[]
}

export class SkippedRows {
  private readonly reasons = new Map<string, Skipped>()

  add(reason: string, place: string): void {
    const known = this.reasons.get(reason) ?? { reason, count: 0, examples: [] }
    this.reasons.set(reason, known)
    known.count++
    if (known.examples.length < MOST_EXAMPLES) known.examples.push(place)
  }

  list(): Skipped[] {
    return [...this.reasons.values()]
  }
}
