/** The query of an address as plain texts: `?page=2&showSetupMessage=true` keeps its words in both ways. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** Leaves out what has no value. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}
