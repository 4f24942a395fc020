import { z } from 'zod'
import { readShape } from '../service-answer.ts'
import {
  callDataForSeo,
  nameDataForSeo,
  expectTaskSuccess,
  type DataForSeoInput,
  type DataForSeoTask,
} from '../dataforseo-call.ts'
import type { KeywordData, KeywordMarket, KeywordVolume, RelatedQuery } from './index.ts'

const BATCH = 1_000
const VOLUMES_PRICE = 0.075
const RELATED_PRICE = 0.01
const RELATED_KEYWORD_PRICE = 0.0001
const MOST_RELATED = 1_000
/** Steps of the search, of four that are possible: each finds the related keywords of the related ones. */
const DEPTH = 2
const NOTHING_FOUND = 40_102

const LONGEST = 80
const MOST_WORDS = 10
/** Characters that Google Ads refuses. One keyword with such a character makes the whole call fail. */
const REFUSED = /[^\p{L}\p{M}\p{N}\s.'&\-/:_+#]/u

/** Google's keyword data from DataForSEO. */
export function connectDataForSeoKeywords(input: DataForSeoInput): KeywordData {
  const { isSandbox = false } = input
  return {
    name: 'dataforseo',
    label: nameDataForSeo(input),
    isSandbox,
    volumes: {
      batchSize: BATCH,
      pricePerCall: isSandbox ? 0 : VOLUMES_PRICE,
      fetch: (query, { signal }) => fetchVolumes(input, query, signal),
    },
    related: {
      pricePerCall: isSandbox ? 0 : RELATED_PRICE,
      pricePerKeyword: isSandbox ? 0 : RELATED_KEYWORD_PRICE,
      fetch: (query, { signal }) => fetchRelated(input, query, signal),
    },
  }
}

const volume = z.object({
  keyword: z.string(),
  search_volume: z.number().nullish(),
  cpc: z.number().nullish(),
  competition_index: z.number().nullish(),
})

async function fetchVolumes(
  input: DataForSeoInput,
  { keywords, ...market }: KeywordMarket & { keywords: readonly string[] },
  signal: AbortSignal,
): Promise<KeywordVolume[]> {
  const askable = [...new Set(keywords.filter(isAskable).map(fold))].slice(0, BATCH)
  const path = '/v3/keywords_data/google_ads/search_volume/live'
  const body = [{ keywords: askable, ...describe(market) }]
  const [task] = askable.length === 0 ? [] : await callDataForSeo(input, { path, body, signal })
  const rows =
    askable.length === 0 ? [] : readShape(nameDataForSeo(input), z.array(volume), resultOf(input, task))
  const known = new Map(rows.map((row) => [fold(row.keyword), row]))
  return keywords.map((keyword) => {
    const row = known.get(fold(keyword))
    return {
      keyword,
      searchVolume: row?.search_volume ?? null,
      cpc: row?.cpc ?? null,
      competition: row?.competition_index ?? null,
    }
  })
}

const related = z.object({
  items: z
    .array(
      z.object({
        keyword_data: z.object({
          keyword: z.string(),
          keyword_info: z
            .object({
              search_volume: z.number().nullish(),
              cpc: z.number().nullish(),
              competition: z.number().nullish(),
            })
            .nullish(),
        }),
      }),
    )
    .nullish(),
})

async function fetchRelated(
  input: DataForSeoInput,
  { keyword, limit, ...market }: RelatedQuery,
  signal: AbortSignal,
): Promise<KeywordVolume[]> {
  const path = '/v3/dataforseo_labs/google/related_keywords/live'
  const asked = {
    keyword: fold(keyword),
    ...describe(market),
    depth: DEPTH,
    limit: Math.min(limit, MOST_RELATED),
  }
  const [task] = await callDataForSeo(input, { path, body: [asked], signal })
  const { items } = readShape(nameDataForSeo(input), related, resultOf(input, task)[0] ?? {})
  return (items ?? [])
    .map(({ keyword_data: { keyword: found, keyword_info: info } }) => ({
      keyword: found,
      searchVolume: info?.search_volume ?? null,
      cpc: info?.cpc ?? null,
      competition: toPercent(info?.competition ?? null),
    }))
    .filter((row) => fold(row.keyword) !== fold(keyword))
}

/** The competition of related keywords is 0 to 1, that of volumes is 0 to 100. */
function toPercent(part: number | null): number | null {
  return part === null ? null : Math.round(part * 100)
}

function describe({ location, language }: KeywordMarket) {
  return { location_code: Number(location), language_code: language }
}

function resultOf(input: DataForSeoInput, task: DataForSeoTask | undefined): unknown[] {
  if (task?.status_code === NOTHING_FOUND) return []
  expectTaskSuccess(input, task?.status_code ?? 0)
  return task?.result ?? []
}

function isAskable(keyword: string): boolean {
  const text = keyword.trim()
  return (
    text !== '' && text.length <= LONGEST && text.split(/\s+/).length <= MOST_WORDS && !REFUSED.test(text)
  )
}

/** The form by which Google Ads tells keywords apart. */
function fold(keyword: string): string {
  return keyword.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
