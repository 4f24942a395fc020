import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { workspaceId } from '#features/workspaces/contract.ts'
import { queryFlag, wholeNumber } from '#platform/contract/query.ts'
import { isChangedSinceReview } from './article.ts'
import {
  ARTICLE_FUNNELS,
  ARTICLE_PRIORITIES,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  CONTENT_FILTERS,
  CONTENT_PER_PAGE,
  CONTENT_SORT_COLUMNS,
  MOST_CONTENT_PER_PAGE,
} from '../rules.ts'

const about = { tag: 'articles', method: 'GET' } as const
const count = z.number()
const nullableNumber = z.number().nullable()
const nullableText = z.string().nullable()

/** Bytes of final drafts in one answer; further ones are left out. */
export const MOST_CONTENT_BYTES = 8_000_000

/** An article with a final draft, as lists of the article editor show it. */
export const contentArticle = z.object({
  id: z.number(),
  article_id: z.number(),
  contentplan_id: z.number(),
  title: z.string(),
  slug: z.string(),
  topic_id: nullableNumber,
  topic_name: nullableText,
  topic_slug: nullableText,
  type: z.enum(ARTICLE_TYPES).nullable(),
  status: z.enum(ARTICLE_STATUSES),
  is_changed_since_review: isChangedSinceReview,
  priority: z.enum(ARTICLE_PRIORITIES),
  funnel: z.enum(ARTICLE_FUNNELS).nullable(),
  /** The final draft as markdown; null where it was left out. */
  final: nullableText,
  word_count: count,
  last_updated: z.string(),
  status_updated_at: nullableText,
  created_at: z.string(),
})

const filter = {
  statusFilter: z.enum(CONTENT_FILTERS).default('all'),
  /** Words, or parts of words, that the title has in any order. */
  filter_title_words: z.string().max(LONGEST_PATTERN).optional(),
  /** False leaves out the final drafts. */
  texts: queryFlag().default(true),
  /** Adds the ids of the whole list. */
  getIds: queryFlag().optional(),
  offset: wholeNumber({ least: 0, most: 1_000_000_000 }).default(0),
  limit: wholeNumber({ least: 1, most: MOST_CONTENT_PER_PAGE }).default(CONTENT_PER_PAGE),
  orderByColumn: z.enum(CONTENT_SORT_COLUMNS).default('status_updated_at'),
  orderByDirection: z.enum(['asc', 'desc']).default('desc'),
}

const contentPage = z.object({
  articles: z.array(contentArticle),
  /** How many articles are in the list, on all its pages. */
  total: count,
  /** How many are in each list, by the title that is asked for. */
  counts: z.object({
    unpublished: count,
    reviewed: count,
    shared: count,
    published: count,
    rejected: count,
    all: count,
  }),
  /** The hubs of the list in its order, and how many of its articles each has; null for those without a hub. */
  topics: z.array(
    z.object({ contentplan_id: count, topic_id: nullableNumber, topic_name: nullableText, count }),
  ),
  /** The articles of the list in its order; empty unless asked for. */
  ids: z.array(z.number()),
})

const summary = (of: string) =>
  `A page of the articles with a final draft of ${of}, by what has become of them: written (unpublished), reviewed, uploaded (shared), published or rejected. Articles of a hub follow each other. An answer has up to ${MOST_CONTENT_BYTES / 1_000_000} MB of final drafts; \`final\` of further ones is null.`

/** What the article editor lists (C-039, G-11). */
export const content = {
  list: endpoint('member', {
    ...about,
    path: '/contentplan/{contentplanId}/articles/content',
    summary: summary('a plan'),
  })
    .input(z.object({ ...filter, contentplanId }))
    .output(contentPage),
  listOfWorkspace: endpoint('member', {
    ...about,
    path: '/workspace/{workspaceId}/articles/content',
    summary: summary('all plans of a workspace'),
  })
    .input(z.object({ ...filter, workspaceId }))
    .output(contentPage),
}
