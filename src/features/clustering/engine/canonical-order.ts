import type { KeywordTable } from './keyword-table.ts'

/** Bytes that fit exactly into a double. */
const PREFIX = 6

/**
 * The rows of a table by volume descending, then by keyword in code points: the order that breaks every
 * tie, so that nothing depends on the order of the input.
 */
export function canonicalOrder(table: KeywordTable): Uint32Array {
  const { count, volume } = table
  const first = readKeyParts(table, 0)
  const second = readKeyParts(table, PREFIX)
  const order = new Uint32Array(count)
  for (let row = 0; row < count; row++) order[row] = row
  return order.sort(
    (a, b) =>
      volume[b] - volume[a] || first[a] - first[b] || second[a] - second[b] || compareKeys(table, a, b),
  )
}

/** Six bytes of each key from `offset` on as one number: UTF-8 sorts as its code points do. */
function readKeyParts({ count, text, keyStart, keyEnd }: KeywordTable, offset: number): Float64Array {
  const parts = new Float64Array(count)
  for (let row = 0; row < count; row++) {
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
