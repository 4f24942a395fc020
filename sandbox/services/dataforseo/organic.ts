import { z } from 'zod'
import type { Stage } from '../../stage/stage.ts'
import { normalizeKeyword, serpOf } from '../../world/index.ts'
import { marketOf } from './markets.ts'

export const serpTaskSchema = z.object({
  keyword: z.string().trim().min(1).max(700),
  location_code: z.int().optional(),
  location_name: z.string().optional(),
  language_code: z.string().optional(),
  language_name: z.string().optional(),
  device: z.enum(['desktop', 'mobile']).optional(),
  depth: z.int().min(1).max(200).optional(),
  priority: z.union([z.literal(1), z.literal(2)]).optional(),
  tag: z.string().max(255).optional(),
})
export type SerpTask = z.infer<typeof serpTaskSchema>

/** US dollars for a SERP: from the queue, from the queue with priority, and live. */
export const PRICES = { queued: 0.0006, first: 0.0012, live: 0.002 }

/** The result of a search; if `isAdvanced`, with SERP features such as questions. */
export function describeSerp(stage: Stage, task: SerpTask, isAdvanced: boolean) {
  const market = marketOf(task)
  const entries = serpOf(stage.world(), task.keyword, { market, day: stage.today() })
  const organic = entries.map(({ position, url, title, description }) => ({
    type: 'organic',
    rank_group: position,
    rank_absolute: position,
    domain: new URL(url).hostname,
    title,
    description,
    url,
    breadcrumb: url.replace('https://', '').replaceAll('/', ' › '),
  }))
  const questions = isAdvanced ? [listQuestions(task.keyword)] : []
  const items = [...organic, ...questions]
  return {
    keyword: normalizeKeyword(task.keyword),
    type: 'organic',
    se_domain: 'search.example',
    location_code: task.location_code ?? 2840,
    language_code: market.language,
    check_url: `https://search.example/search?q=${encodeURIComponent(task.keyword)}`,
    datetime: new Date(stage.clock.now())
      .toISOString()
      .replace('T', ' ')
      .replace(/\.\d+Z$/, ' +00:00'),
    spell: null,
    item_types: isAdvanced ? ['organic', 'people_also_ask'] : ['organic'],
    se_results_count: organic.length * 1000,
    items_count: items.length,
    items,
  }
}

function listQuestions(keyword: string) {
  const questions = [`What is ${keyword}?`, `How do I choose ${keyword}?`, `Is ${keyword} worth it?`]
  return {
    type: 'people_also_ask',
    rank_group: 1,
    rank_absolute: 11,
    items: questions.map((title) => ({ type: 'people_also_ask_element', title })),
  }
}
