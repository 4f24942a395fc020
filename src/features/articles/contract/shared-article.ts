import { z } from 'zod'
import { ARTICLE_FUNNELS, ARTICLE_INTENTS, ARTICLE_STATUSES, ARTICLE_TYPES, MAP_ROWS } from '../rules.ts'

const count = z.number()
const nullableNumber = z.number().nullable()
const nullableText = z.string().nullable()

/** What a visitor with the sharing key sees of a cluster (F-142), and nothing else of it. */
export const sharedArticle = z.object({
  title: z.string(),
  topic_name: nullableText,
  status: z.enum(ARTICLE_STATUSES),
  type: z.enum(ARTICLE_TYPES).nullable(),
  intent: z.enum(ARTICLE_INTENTS).nullable(),
  funnel: z.enum(ARTICLE_FUNNELS).nullable(),
  keyword_count: count,
  estimated_search_volume: nullableNumber,
  known_volume_count: count,
  volume_is_rough: z.boolean(),
  potential_clicks: nullableNumber,
  /** The final draft as markdown; an empty text when nothing is written yet. */
  final: z.string(),
  contentplan_name: z.string(),
  /** The website of the plan. */
  domain: nullableText,
  /** Estimates of what the article may bring in a month (F-143): nothing of them is measured. */
  estimates: z.object({ traffic: count, conversions: count, content_score: count }),
  /** What the final draft has of what search engines look for (F-144). */
  checklist: z.object({
    words: count,
    h1: count,
    h2: count,
    h3: count,
    external_links: count,
    /** Links to the plan's website that the brief plans; without such a plan those of the final draft. */
    internal_links: count,
    /** Those of them that the final draft has. */
    internal_links_used: count,
  }),
})

/** The beginning of the content map (D-27): titles of favorites, by hub and row. */
export const sharedMap = z.object({
  hubs: z.array(
    z.object({
      /** null for favorites without a hub. */
      name: nullableText,
      cells: z.array(
        z.object({
          row: z.enum(MAP_ROWS),
          articles: z.array(z.object({ title: z.string(), is_this: z.boolean() })),
          /** How many there are, of which a few are listed. */
          total: count,
        }),
      ),
    }),
  ),
  /** How many hubs have favorites, of which a few are listed. */
  total: count,
})
