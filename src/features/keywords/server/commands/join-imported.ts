import { foldKeyword, tidyKeyword } from '#features/contentplans/rules.ts'
import { findKeywordFault } from '../../rules.ts'
import type { z } from 'zod'
import type { importedKeyword } from '../../contract.ts'

export type ImportedKeyword = z.infer<typeof importedKeyword>

export interface JoinedKeyword {
  keyword: string
  folded: string
  estimated_search_volume: number | null
  difficulty: number | null
  cpc: number | null
  competition: number | null
  intent: string | null
}

/**
 * Tidies imported keywords and joins those that are the same search: the larger volume and the last known values
 * count.
 */
export function joinImported(imported: readonly ImportedKeyword[]): {
  rows: JoinedKeyword[]
  skipped: { reason: string; count: number }[]
  repeated: number
} {
  const rows = new Map<string, JoinedKeyword>()
  const skipped = new Map<string, number>()
  let repeated = 0
  for (const one of imported) {
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

function join(known: JoinedKeyword, one: ImportedKeyword): JoinedKeyword {
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
