export interface SerpQuery {
  keyword: string
  /** The number of the search market, such as 2840 for the United States. */
  location: string
  /** ISO 3166 alpha-2 of the same market. */
  country: string
  /** ISO 639-1, with a region where it makes another language of it. */
  language: string
  device: 'desktop' | 'mobile'
}

/** The first ten organic results of one search. */
export interface Serp extends Omit<SerpQuery, 'country'> {
  fetchedAt: Date
  urls: { position: number; url: string; title: string }[]
}

interface Waiting {
  signal: AbortSignal
}

/** Where search results come from. Calls fail with AdapterError. */
export interface SerpProvider {
  /** As it stands in settings, in the cost ledger and on screen. */
  name: string
  label: string
  /** Whether its results are made up: they never stand beside real ones. */
  isSandbox: boolean
  /** US dollars for a search that is waited for; 0: free. */
  pricePerSerp: number
  devices: readonly SerpQuery['device'][]
  fetchSerp(query: SerpQuery, options: Waiting): Promise<Serp>
  /** The cheaper way that takes minutes; null where there is none. */
  queue: SerpQueue | null
}

export interface SerpQueue {
  pricePerSerp: number
  /** Searches that can be posted at once. */
  batchSize: number
  /** Gives, in the order of the queries, the task that each became, or why it became none. It is paid here. */
  post(queries: readonly SerpQuery[], options: Waiting): Promise<PostedSerp[]>
  /** Finished tasks that nobody has taken yet, also those of other programs with the same account. */
  listReady(options: Waiting): Promise<string[]>
  /** null: not finished yet. */
  get(taskId: string, query: SerpQuery, options: Waiting): Promise<Serp | null>
}

export type PostedSerp = { taskId: string; failure: null } | { taskId: null; failure: Error }

const ORGANIC_RESULTS = 10

/** Results as they came, best first, in the one shape that all providers give. */
export function makeSerp(
  { keyword, location, language, device }: SerpQuery,
  { results, fetchedAt }: { results: readonly { url: string; title: string }[]; fetchedAt: Date },
): Serp {
  const urls = results
    .filter(({ url }) => /^https?:\/\/.+$/i.test(url))
    .slice(0, ORGANIC_RESULTS)
    .map(({ url, title }, index) => ({ position: index + 1, url, title }))
  return { keyword, location, language, device, fetchedAt, urls }
}
