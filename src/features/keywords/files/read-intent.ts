const LONGEST = 100
/** Semrush's letters, and the numbers of its API. */
const NAMES = new Map([
  ['i', 'informational'],
  ['n', 'navigational'],
  ['c', 'commercial'],
  ['t', 'transactional'],
  ['0', 'commercial'],
  ['1', 'informational'],
  ['2', 'navigational'],
  ['3', 'transactional'],
])

/**
 * Reads the intents in a cell: Semrush's codes become words, other names stay. Returns null when the cell has none.
 */
export function readIntent(text: string): string | null {
  if (/^\s*(-+|n\/a|null|none)\s*$/i.test(text)) return null
  const parts = text
    .split(/[,;|/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return null
  const named = parts.map((part) => NAMES.get(part.toLowerCase()) ?? part)
  return Array.from(named.join(', ')).slice(0, LONGEST).join('').trim().toWellFormed()
}
