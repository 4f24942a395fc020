import type { Port, PortName } from '#features/connections/contract.ts'

/** What comes from each port, as it stands in a sentence. */
export const WORDS: Record<PortName, string> = {
  'search-console': 'Search Console',
  serps: 'search results',
  'keyword-data': 'keyword numbers',
  model: 'AI texts',
}

/** One sentence; null where nothing is made up. */
export function listMadeUp(ports: readonly Port[]): string | null {
  const words = ports.filter(({ state }) => state === 'sandbox').map(({ name }) => WORDS[name])
  if (words.length === 0) return null
  const list = new Intl.ListFormat('en').format(words)
  const sentence = `${list} ${words.length === 1 && words[0] === WORDS['search-console'] ? 'is' : 'are'} made up.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
