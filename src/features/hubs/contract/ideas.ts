import { z } from 'zod'
import { IDEA_SOURCES } from '../rules.ts'

const known = z.number().nullable()

const source = z.enum(IDEA_SOURCES)

/** A hub that a plan could have (C-063). */
export const suggestedHub = z.object({
  name: z.string(),
  description: z.string(),
  source,
  /** How many clusters without a hub are about it, and how often they are searched together. */
  article_count: z.number(),
  estimated_search_volume: known,
  /** Keywords to begin with. */
  tags: z.array(z.string()),
})

/** A keyword that a hub could have a page for. */
export const suggestedKeyword = z.object({
  keyword: z.string(),
  /** The keyword's id when the plan has it. */
  keywordId: z.number().nullable(),
  /** The cluster that the idea is, when the plan has it and it is in no hub. */
  articleId: z.number().nullable(),
  estimated_search_volume: known,
  source,
  /** Why it is suggested, as a short sentence for users. */
  reason: z.string(),
})

/** Ideas for a hub (C-064). */
export const hubIdeas = z.object({
  topic: z.string(),
  topic_id: z.number(),
  suggestedKeywords: z.array(suggestedKeyword),
  /** Why some ideas are missing, as a sentence for users; null when none are. */
  notice: z.string().nullable(),
  /** What these ideas cost, in millionths of a US dollar. */
  cost: z.number(),
})

/** What a paid service is expected to cost for one look for ideas. */
const part = z.object({
  provider: z.string(),
  isSandbox: z.boolean(),
  /** How many calls, or search results, it takes at most. */
  calls: z.number(),
  /** Millionths of a US dollar. */
  cost: z.number(),
})

/** What building a hub, or looking for more ideas, would cost now. A part is null when its service is not connected. */
export const buildEstimate = z.object({
  related: part.nullable(),
  serps: part.nullable(),
  model: part.nullable(),
  /** The sum, in millionths of a US dollar. */
  cost: z.number(),
  needsConfirmation: z.boolean(),
  /** The names of the services, for users. */
  provider: z.string(),
})
