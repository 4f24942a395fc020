import { z } from 'zod'
import { article } from './article.ts'

/** A favorite, with no more than the map shows of it. */
export const mappedArticle = article.pick({
  id: true,
  title: true,
  topic_id: true,
  type: true,
  intent: true,
  funnel: true,
  status: true,
  is_locked: true,
  article_url: true,
  estimated_search_volume: true,
})

/** A hub of the map, with or without favorites. */
export const mappedHub = z.object({
  id: z.number(),
  name: z.string(),
  /** All its clusters, favorites or not. */
  article_count: z.number(),
})

/** The favorites of a plan by hub and row (F-150). */
export const contentMap = z.object({
  /** All hubs of the plan, by name. */
  hubs: z.array(mappedHub),
  /** The most searched first. */
  articles: z.array(mappedArticle),
})
