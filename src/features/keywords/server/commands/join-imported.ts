import { cleanKeyword, foldKeyword } from '#features/contentplans/rules.ts'
import { joinValues, NO_VALUES, type KeywordValues } from '../../incoming/index.ts'
import { findKeywordFault } from '../../rules.ts'
import type { z } from 'zod'
import type { importedKeyword } from '../../contract.ts'

export type ImportedKeyword = z.infer<typeof importedKeyword>

export interface JoinedKeyword extends KeywordValues {
  keyword: string
  folded: string
}

/** Cleans imported keywords and joins those that are the same search. */
export function joinImported(imported: readonly ImportedKeyword[]): {
  rows: JoinedKeyword[]
  skipped: { reason: string; count: number }[]
  repeated: number
} {
  const rows = new Map<string, JoinedKeyword>()
  const skipped = new Map<string, number>()
  let repeated = 0
  for (const one of imported) {
    const keyword = cleanKeyword(one.keyword)
    const fault = findKeywordFault(keyword)
    if (fault !== null) {
      skipped.set(fault, (skipped.get(fault) ?? 0) + 1)
      continue
    }
    const folded = foldKeyword(keyword)
    const known = rows.get(folded)
    if (known !== undefined) repeated++
    const values = joinValues(known ?? NO_VALUES, one)
    rows.set(folded, { keyword: known?.keyword ?? keyword, folded, ...values })
  }
  return {
    rows: [...rows.values()],
    skipped: Array.from(skipped, ([reason, count]) => ({ reason, count })),
    repeated,
  }
}
