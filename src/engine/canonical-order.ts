import type { KeywordTable } from './keyword-table.ts'

/** This number of bytes fits exactly into a double. */
const PREFIX = 6

/**
 * Sorts rows of a table (by default all) by volume descending, then by the code points of the keyword. This
 * order breaks every tie, so that no result depends on the order of the input.
 */
export function canonicalOrder(table: KeywordTable, rows = listRows(table)): Uint32Array {
  const { volume } = table
  const first = readKeyParts(table, rows, 0)
  const second = readKeyParts(table, rows, PREFIX)
  return rows.sort(
    (a, b) =>
      volume[b] - volume[a] || first[a] - first[b] || second[a] - second[b] || compareKeys(table, a, b),
  )
}

function listRows({ count }: KeywordTable): Uint32Array {
  const rows = new Uint32Array(count)
  for (let row = 0; row < count; row++) rows[row] = row
  return rows
}

/** Six bytes of each key, from `offset` on, as one number. Bytes of UTF-8 sort like the code points. */
function readKeyParts({ count, text, keyStart, keyEnd }: KeywordTable, rows: Uint32Array, offset: number) {
  const parts = new Float64Array(count)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    const start = keyStart[row] + offset
    let value = 0
    for (let i = 0; i < PREFIX; i++) value = value * 256 + (start + i < keyEnd[row] ? text[start + i] : 0)
    parts[row] = value
  }
  return parts
}

function compareKeys({ text, keyStart, keyEnd }: KeywordTable, a: number, b: number): number {
  const lengthA = keyEnd[a] - keyStart[a]
  const lengthB = keyEnd[b] - keyStart[b]
  const shared = Math.min(lengthA, lengthB)
  for (let i = 2 * PREFIX; i < shared; i++) {
    const difference = text[keyStart[a] + i] - text[keyStart[b] + i]
    if (difference !== 0) return difference
  }
  return lengthA - lengthB
}
