export interface SerpQuery {
  keyword: string
  /** The number of the search market, such as 2840 for the United States. */
  location: string
  /** ISO 3166 alpha-2 of the same market. */
  country: string
  /** ISO 639-1, with a region where the region makes a difference to the language, as in pt-BR. */
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

/** A source of search results. Calls fail with AdapterError. */
export interface SerpProvider {
  /** Its name in settings and in the cost ledger. */
  name: string
  /** Its name on screen. */
  label: string
  /** Whether its results are made up: they are never mixed with real ones. */
  isSandbox: boolean
  /** US dollars for a live search; 0 when free. */
  pricePerSerp: number
  devices: readonly SerpQuery['device'][]
  fetchSerp(query: SerpQuery, options: Waiting): Promise<Serp>
  /** The cheaper queue, which takes minutes; null when there is none. */
  queue: SerpQueue | null
}

export interface SerpQueue {
  pricePerSerp: number
  /** Searches that can be posted at once. */
  batchSize: number
  /**
   * Returns, in the order of the queries, the task of each, or why it has none. Searches are paid for when they are
   * posted.
   */
  post(queries: readonly SerpQuery[], options: Waiting): Promise<PostedSerp[]>
  /** The ids of finished tasks that were not fetched yet, also those of other programs with the same account. */
  listReady(options: Waiting): Promise<string[]>
  /** Null when the task is not finished yet. */
  get(taskId: string, query: SerpQuery, options: Waiting): Promise<Serp | null>
}

export type PostedSerp = { taskId: string; failure: null } | { taskId: null; failure: Error }

const ORGANIC_RESULTS = 10

/** Puts the results of a provider, best first, into the shape that is the same for all. */
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
