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

/** An intent as a file calls it, its codes as words; null where it calls it nothing. */
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
