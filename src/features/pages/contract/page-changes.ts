import { z } from 'zod'
import { ACTIONS } from '#features/advice/rules.ts'
import { articleId, contentplanId, inPlan, pageId } from '#features/contentplans/contract.ts'
import { LONGEST_KEYWORD } from '#features/contentplans/rules.ts'
import { MOST_PAGES_AT_ONCE, PAGE_TYPES } from '../rules.ts'

/** URLs in one call, at most. */
const MOST_URLS = 1000

const count = z.number()
const nullableNumber = z.number().nullable()

export const adding = z.object({
  contentplanId,
  urls: z.array(z.string().trim().max(2000)).min(1).max(MOST_URLS),
})
export const added = z.object({
  /** In the order of the URLs; a page that exists already keeps its id. */
  pageIds: z.array(z.number()),
})

const pageIds = z.array(pageId).min(1).max(MOST_PAGES_AT_ONCE)
/** What a toggle sets; without it, it turns off what all of the pages have, and otherwise turns it on for all of them. */
const isOn = z.boolean().optional()
export const pageChange = z.discriminatedUnion('action', [
  z.object({ ...inPlan, pageIds, action: z.enum(['exclude', 'removeExclusion']) }),
  z.object({ ...inPlan, pageIds, action: z.literal('toggleLock'), isOn }),
  z.object({
    ...inPlan,
    pageIds,
    action: z.literal('toggleFavorite'),
    isOn,
    /**
     * A keyword of the plan, or a new one: one page becomes a favorite with it, whether or not it was one. It becomes
     * the main keyword of the page's cluster, and a page without a cluster gets one for it.
     */
    mainKeyword: z.string().max(LONGEST_KEYWORD).optional(),
  }),
  z.object({
    ...inPlan,
    pageIds,
    action: z.literal('setPageType'),
    /** Null for the type that crawls have found. */
    pageType: z.enum(PAGE_TYPES).nullable(),
  }),
  z.object({
    ...inPlan,
    pageIds: pageIds.max(1),
    action: z.enum(['setPageArticle', 'setArticle']),
    /** Null to take the page from its cluster. */
    articleId: articleId.nullable(),
  }),
  z.object({
    ...inPlan,
    pageIds,
    action: z.literal('setPageAction'),
    pageAction: z.enum(ACTIONS).nullable(),
  }),
])
export const changed = z.object({
  /** How many pages have changed. */
  changed: count,
  /** The id to undo the change with; null when nothing changed, or when setting the old value undoes it. */
  changeId: nullableNumber,
  /** The cluster that has lost the page, because a URL belongs to one cluster at most (V-28). */
  takenFrom: z.object({ article_id: z.number(), title: z.string() }).nullable(),
})
