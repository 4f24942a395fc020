import type { KeywordTableBuilder } from '#engine/index.ts'
import { damaged, type PlanState } from './parse-state.ts'

/**
 * Adds the keywords of a state as the first rows, in its order, without their results: newer ones in the input win.
 */
export function addStoredKeywords(name: string, { clusters }: PlanState, table: KeywordTableBuilder): void {
  const encoder = new TextEncoder()
  let rows = 0
  for (const { id, keywords } of clusters) {
    for (const { keyword, volume } of keywords) {
      const bytes = encoder.encode(keyword)
      table.row(bytes, 0, bytes.length, volume)
      if (table.count !== ++rows) throw damaged(name, `"${keyword}" of cluster ${id} is in it twice`)
    }
  }
}

/** Adds the results of the run before to stored keywords that have no newer ones. */
export function fillStoredResults({ clusters }: PlanState, table: KeywordTableBuilder): void {
  let row = 0
  for (const { keywords } of clusters)
    for (const { pages } of keywords) {
      const bytes = Buffer.from(pages, 'base64url')
      const ids: number[] = []
      for (let at = 0; at < bytes.length; at += 8)
        ids.push(table.pageOf(bytes.readInt32LE(at), bytes.readInt32LE(at + 4)))
      table.fill(row++, ids)
    }
}
