import { z } from 'zod'
import { article } from './articles.ts'
import { contentplanId, articleId, keywordId } from '#features/contentplans/contract.ts'
import { MOST_SELECTED } from '#features/contentplans/rules.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { CHANGE_KINDS, LONGEST_TITLE, MOST_ARTICLES, MOST_LISTED, UNDO_DAYS } from '../rules.ts'

export const changeId = defineId('plan_change')
export type ChangeKind = (typeof CHANGE_KINDS)[number]

const about = { tag: 'changes' } as const
const OF_PLAN = '/contentplan/{contentplanId}'
const count = z.number()
const title = z.string().trim().min(1).max(LONGEST_TITLE)
const articleIds = z.array(articleId).min(1).max(MOST_ARTICLES)

export const articleChange = z.discriminatedUnion('action', [
  z.object({ contentplanId, action: z.literal('rename'), articleIds: articleIds.max(1), title }),
  z.object({ contentplanId, action: z.enum(['delete', 'reset', 'lock', 'unlock']), articleIds }),
  z.object({
    contentplanId,
    action: z.literal('merge'),
    articleIdsFrom: articleIds,
    articleIdTo: articleId,
  }),
])

/** The id to undo the change with; null when nothing changed. */
const undoable = z.object({ changeId: z.number().nullable() })

export const planChange = z.object({
  id: z.number(),
  kind: z.enum(CHANGE_KINDS),
  /** Keywords that were moved: into a cluster, out of one, or to the excluded ones and back. */
  keywordCount: count,
  /** Clusters that were created, deleted or edited. */
  articleCount: count,
  /** Pages that were excluded. */
  pageCount: count,
  /** The user who made the change; null when a run made it, or when the user was deleted. */
  userName: z.string().nullable(),
  created_at: z.string(),
  isUndone: z.boolean(),
})

export const changes = {
  /** Changes clusters; the action says how (C-041). */
  changeArticles: endpoint('member', {
    ...about,
    method: 'PUT',
    path: `${OF_PLAN}/article`,
    summary:
      'Renames a cluster, locks clusters, merges them, deletes them with their keywords excluded, or resets them with their keywords inactive.',
  })
    .input(articleChange)
    .output(undoable),
  /** Creates a cluster (C-040). */
  createArticle: endpoint('member', {
    ...about,
    method: 'POST',
    path: `${OF_PLAN}/article`,
    summary: 'Makes a cluster, empty or of these keywords of the plan.',
  })
    .input(
      z.object({
        contentplanId,
        name: title,
        keywordIds: z.array(keywordId).max(MOST_SELECTED).default([]),
        /** The most searched of the keywords if absent. */
        mainKeywordId: keywordId.optional(),
      }),
    )
    .output(article.extend(undoable.shape)),
  list: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${OF_PLAN}/change`,
    summary: `The latest ${MOST_LISTED} changes of a plan's clusters and keywords from ${UNDO_DAYS} days, the last one first.`,
  })
    .input(z.object({ contentplanId }))
    .output(z.array(planChange)),
  undo: endpoint('member', {
    ...about,
    method: 'POST',
    path: `${OF_PLAN}/change/{changeId}/undo`,
    summary: 'Takes a change back, but for what was changed again since.',
  })
    .input(z.object({ contentplanId, changeId }))
    /** How many keywords are back in their place (restored), and how many stay where they are now (kept). */
    .output(z.object({ restored: count, kept: count })),
}
