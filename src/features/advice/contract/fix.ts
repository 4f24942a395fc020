import { z } from 'zod'
import { ACTIONS } from '../rules.ts'

export const namedArticle = z.object({ article_id: z.number(), title: z.string() })
export const namedPage = z.object({ page_id: z.number(), url: z.string() })

/** Of the fixes of a cluster, one at most is recommended. */
const fixed = { isRecommended: z.boolean() }

/** What can be done about the alerts of a cluster, with the ids that it takes. */
export const fix = z.discriminatedUnion('code', [
  /** The page becomes the page of the cluster (C-021 setPageArticle); `takenFrom` is the cluster that loses it. */
  z.object({
    code: z.literal('match-page'),
    page: namedPage,
    takenFrom: namedArticle.nullable(),
    ...fixed,
  }),
  /** The match of the page with its cluster is unlocked (C-021 toggleLock), so that the page can be matched with another cluster. */
  z.object({ code: z.literal('unlock-match'), page: namedPage, article: namedArticle, ...fixed }),
  /** One cluster is merged into another (C-041r). */
  z.object({
    code: z.literal('merge-clusters'),
    from: namedArticle.extend({ keyword_count: z.number() }),
    into: namedArticle,
    /** How many of ten search results both share on average, to one decimal. */
    overlap: z.number(),
    ...fixed,
  }),
  /** An action is chosen for a page (C-021 setPageAction). */
  z.object({
    code: z.enum(['merge-pages', 'update-page', 'follow-advice', 'leave']),
    page: namedPage,
    action: z.enum(ACTIONS),
    /** What is chosen for it now: setting it again undoes the fix. */
    actionBefore: z.enum(ACTIONS).nullable(),
    /** The page to merge it with. */
    mergeWith: namedPage.nullable(),
    ...fixed,
  }),
])

export type Fix = z.infer<typeof fix>
