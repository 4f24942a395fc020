import { foldKeyword } from '#features/contentplans/rules.ts'
import type { ListedKeyword, ListReport } from '../../files/index.ts'
import { type Ignored } from '../../rules.ts'

const MOST_EXAMPLES = 5
const LONGEST_EXAMPLE = 60

/**
 * Keywords of a list, each once: of rows for the same keyword, the larger volume and the first known values count.
 */
export class CollectedKeywords {
  readonly all: ListedKeyword[] = []
  private readonly known = new Map<string, ListedKeyword>()

  add(row: ListedKeyword): void {
    const folded = foldKeyword(row.keyword)
    const before = this.known.get(folded)
    if (before) return join(before, row)
    this.known.set(folded, row)
    this.all.push(row)
  }
}

function join(before: ListedKeyword, row: ListedKeyword): void {
  const { estimated_search_volume: volume } = row
  if (volume !== null) before.estimated_search_volume = Math.max(volume, before.estimated_search_volume ?? 0)
  before.difficulty ??= row.difficulty
  before.cpc ??= row.cpc
  before.competition ??= row.competition
  before.intent ??= row.intent
}

/** The skipped rows of a report by reason, with the first of each. */
export function listSkipped({ skippedReasons, skippedRows }: ListReport): Ignored[] {
  return skippedReasons.map(({ reason, count }) => ({
    reason,
    count,
    examples: skippedRows
      .filter((row) => row.reason === reason)
      .slice(0, MOST_EXAMPLES)
      .map(({ line, text }) => `line ${line} ${text}`.trim().slice(0, LONGEST_EXAMPLE)),
  }))
}
