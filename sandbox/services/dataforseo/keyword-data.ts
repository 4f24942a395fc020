import { z } from 'zod'
import type { Stage } from '../../stage/stage.ts'
import {
  clickPriceOf,
  dateOf,
  dayOf,
  difficultyOf,
  listRelated,
  normalizeKeyword,
  readIntent,
  seasonFactor,
  volumeOf,
} from '../../world/index.ts'
import { takeItems } from '../../stage/items.ts'

const place = {
  location_code: z.int().optional(),
  location_name: z.string().optional(),
  language_code: z.string().optional(),
  language_name: z.string().optional(),
  tag: z.string().max(255).optional(),
}

const MOST_KEYWORDS = 1000
export const volumeTaskSchema = z.object({
  keywords: z.array(z.string().trim().min(1).max(80)).min(1).max(MOST_KEYWORDS),
  ...place,
})
export const relatedTaskSchema = z.object({
  keyword: z.string().trim().min(1).max(80),
  depth: z.int().min(0).max(4).default(1),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(100_000).default(0),
  include_seed_keyword: z.boolean().default(false),
  ...place,
})

const MONTHS = 12

/** One row for each keyword of the task, without duplicates. */
export function listVolumes(stage: Stage, keywords: string[], task: Parameters<typeof placeOf>[0]) {
  const unique = [...new Set(keywords.map(normalizeKeyword))]
  return unique.map((keyword) => {
    const { volume, price, months, difficulty } = describe(stage, keyword, task)
    return {
      keyword,
      ...placeOf(task),
      search_partners: false,
      competition: difficulty > 66 ? 'HIGH' : difficulty > 33 ? 'MEDIUM' : 'LOW',
      competition_index: difficulty,
      search_volume: volume,
      low_top_of_page_bid: round(price * 0.4),
      high_top_of_page_bid: round(price * 1.6),
      cpc: price,
      monthly_searches: months,
    }
  })
}

/** Related keywords of one, and of these again when the depth is two or more. */
export function listRelatedItems(stage: Stage, task: z.infer<typeof relatedTaskSchema>) {
  const found = walkRelated(normalizeKeyword(task.keyword), task)
  const seed = task.include_seed_keyword ? [{ keyword: normalizeKeyword(task.keyword), depth: 0 }] : []
  const all = [...seed, ...found]
  const items = all.slice(task.offset, task.offset + task.limit).map(({ keyword, depth }) => {
    const { volume, price, months, difficulty, intent } = describe(stage, keyword, task)
    const info = {
      search_volume: volume,
      cpc: price,
      competition: difficulty / 100,
      monthly_searches: months,
    }
    return {
      se_type: 'google',
      keyword_data: {
        se_type: 'google',
        keyword,
        ...placeOf(task),
        keyword_info: { se_type: 'google', ...info },
        keyword_properties: { se_type: 'google', core_keyword: null, keyword_difficulty: difficulty },
        search_intent_info: { se_type: 'google', main_intent: intent },
      },
      depth,
      related_keywords: listRelated(keyword, task.language_code).slice(0, 8),
    }
  })
  return {
    se_type: 'google',
    seed_keyword: normalizeKeyword(task.keyword),
    ...placeOf(task),
    total_count: all.length,
    items_count: items.length,
    items,
  }
}

/** Suggestions are the same items without the envelope around `keyword_data`. */
export function listSuggestions(stage: Stage, task: z.infer<typeof relatedTaskSchema>) {
  const { items, ...frame } = listRelatedItems(stage, task)
  return { ...frame, items: items.map(({ keyword_data }) => keyword_data) }
}

/** Related keywords up to the depth, but not beyond 2, and at most a few thousand. */
function walkRelated(
  start: string,
  { depth, language_code: language }: { depth: number; language_code?: string | undefined },
): { keyword: string; depth: number }[] {
  const found = new Map([[start, 0]])
  for (const [keyword, level] of found) {
    if (level >= Math.min(depth, 2) || found.size > 2000) continue
    for (const related of listRelated(keyword, language))
      if (!found.has(related)) found.set(related, level + 1)
  }
  found.delete(start)
  return [...found].map(([keyword, level]) => ({ keyword, depth: level }))
}

function describe(stage: Stage, keyword: string, task: { language_code?: string | undefined }) {
  const { seed, intentsByKey } = stage.world()
  const read = readIntent(keyword, task.language_code)
  const volume = volumeOf(seed, keyword, read)
  const season = intentsByKey.get(read.key)?.topic?.season ?? 'even'
  const isSelling = read.wants.some((want) => ['buy', 'cheap', 'price', 'rent', 'used'].includes(want))
  const isAsking = read.wants.length > 0 && !isSelling
  return {
    volume,
    price: clickPriceOf(seed, read),
    difficulty: difficultyOf(seed, read),
    intent: isSelling ? 'transactional' : isAsking ? 'informational' : 'commercial',
    months: listMonths(stage.today()).map(({ year, month, middle }) => ({
      year,
      month,
      search_volume: Math.max(10, Math.round((volume * seasonFactor(season, middle)) / 10) * 10),
    })),
  }
}

/** The twelve full months before a day, the latest first. */
function listMonths(today: number): { year: number; month: number; middle: number }[] {
  const [year, month] = takeItems(dateOf(today).split('-').map(Number), 2)
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 2 - back, 1))
    const date = first.toISOString().slice(0, 10)
    return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, middle: dayOf(date) + 14 }
  })
}

function placeOf(task: { location_code?: number | undefined; language_code?: string | undefined }) {
  return { location_code: task.location_code ?? 2840, language_code: task.language_code ?? 'en' }
}

function round(dollars: number): number {
  return Math.round(dollars * 100) / 100
}
