import { foldKeyword, tidyKeyword } from '#features/contentplans/rules.ts'
import { findKeywordFault } from '../../rules.ts'
import type { z } from 'zod'
import type { broughtKeyword } from '../../contract.ts'

export type BroughtKeyword = z.infer<typeof broughtKeyword>

export interface JoinedKeyword {
  keyword: string
  folded: string
  estimated_search_volume: number | null
  difficulty: number | null
  cpc: number | null
  competition: number | null
  intent: string | null
}

/** Tidies what somebody brought and joins what is one search: the larger volume, and what is known last. */
export function joinBrought(brought: readonly BroughtKeyword[]): {
  rows: JoinedKeyword[]
  skipped: { reason: string; count: number }[]
  repeated: number
} {
  const rows = new Map<string, JoinedKeyword>()
  const skipped = new Map<string, number>()
  let repeated = 0
  for (const one of brought) {
    const keyword = tidyKeyword(one.keyword)
    const fault = findKeywordFault(keyword)
    if (fault !== null) {
      skipped.set(fault, (skipped.get(fault) ?? 0) + 1)
      continue
    }
    const folded = foldKeyword(keyword)
    const known = rows.get(folded)
    if (known !== undefined) repeated++
    rows.set(folded, join(known ?? createEmpty(keyword, folded), one))
  }
  return {
    rows: [...rows.values()],
    skipped: Array.from(skipped, ([reason, count]) => ({ reason, count })),
    repeated,
  }
}

function createEmpty(keyword: string, folded: string): JoinedKeyword {
  return {
    keyword,
    folded,
    estimated_search_volume: null,
    difficulty: null,
    cpc: null,
    competition: null,
    intent: null,
  }
}

function join(known: JoinedKeyword, one: BroughtKeyword): JoinedKeyword {
  const volumes = [known.estimated_search_volume, one.estimated_search_volume].filter(
    (volume) => typeof volume === 'number',
  )
  return {
    ...known,
    estimated_search_volume: volumes.length === 0 ? null : Math.max(...volumes),
    difficulty: one.difficulty ?? known.difficulty,
    cpc: one.cpc ?? known.cpc,
    competition: one.competition ?? known.competition,
    intent: one.intent || known.intent,
  }
}
