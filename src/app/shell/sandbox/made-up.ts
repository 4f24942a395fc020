import type { Port, PortName } from '#features/connections/contract.ts'

/** The words for the data of each port inside a sentence. */
export const WORDS: Record<PortName, string> = {
  'search-console': 'Search Console',
  'web-analytics': 'Google Analytics',
  serps: 'search results',
  'keyword-data': 'keyword numbers',
  model: 'AI texts',
}

/** Names of products, which are singular. */
const PRODUCTS = new Set([WORDS['search-console'], WORDS['web-analytics']])

/** One sentence about the made-up services, or null when there are none. */
export function listMadeUp(ports: readonly Port[]): string | null {
  const words = ports.filter(({ state }) => state === 'sandbox').map(({ name }) => WORDS[name])
  if (words.length === 0) return null
  const list = new Intl.ListFormat('en').format(words)
  const isOneProduct = words.length === 1 && PRODUCTS.has(words[0] ?? '')
  const sentence = `${list} ${isOneProduct ? 'is' : 'are'} made up.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
