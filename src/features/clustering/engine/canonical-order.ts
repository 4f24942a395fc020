import type { KeywordTable } from './keyword-table.ts'

/**
 * The rows of a table by volume descending, then by keyword in code points: the order that breaks every
 * tie, so that nothing depends on the order of the input.
 */
export function canonicalOrder(table: KeywordTable): Uint32Array {
  const { count, volume } = table
  const prefix = keyPrefixes(table)
  const order = new Uint32Array(count)
  for (let row = 0; row < count; row++) order[row] = row
  return order.sort((a, b) => volume[b] - volume[a] || prefix[a] - prefix[b] || compareKeys(table, a, b))
}

/** The first six bytes of each key as one number: UTF-8 sorts as its code points do. */
function keyPrefixes({ count, text, keyStart, keyEnd }: KeywordTable): Float64Array {
  const prefix = new Float64Array(count)
  for (let row = 0; row < count; row++) {
    const start = keyStart[row]
    let value = 0
    for (let i = 0; i < 6; i++) value = value * 256 + (start + i < keyEnd[row] ? text[start + i] : 0)
    prefix[row] = value
  }
  return prefix
}

function compareKeys({ text, keyStart, keyEnd }: KeywordTable, a: number, b: number): number {
  const lengthA = keyEnd[a] - keyStart[a]
  const lengthB = keyEnd[b] - keyStart[b]
  const shared = Math.min(lengthA, lengthB)
  for (let i = 0; i < shared; i++) {
    const difference = text[keyStart[a] + i] - text[keyStart[b] + i]
    if (difference !== 0) return difference
  }
  return lengthA - lengthB
}
