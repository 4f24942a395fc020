import { z } from 'zod'
import { article } from './article.ts'
import { baseVersion, savedText } from './texts.ts'
import {
  contentplanId,
  articleId,
  inPlan,
  keywordId,
  pageId,
  topicId,
} from '#features/contentplans/contract.ts'
import { MOST_SELECTED } from '#features/contentplans/rules.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_PRIORITIES,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  CHANGE_KINDS,
  LONGEST_PROMPT,
  LONGEST_TEXT,
  LONGEST_TITLE,
  MAP_ROWS,
  MOST_ARTICLES,
} from '../rules.ts'

export const changeId = defineId('plan_change')
export type ChangeKind = (typeof CHANGE_KINDS)[number]

const about = { tag: 'changes' } as const
const OF_PLAN = '/contentplan/{contentplanId}'
const count = z.number()
const title = z.string().trim().min(1).max(LONGEST_TITLE)
const articleIds = z.array(articleId).min(1).max(MOST_ARTICLES)

/** Empty or missing: nothing is changed (V-44). Null: what was found goes again. */
const chosen = <const Values extends readonly string[]>(values: Values) =>
  z.union([z.enum(values), z.literal('')]).nullish()

/** False and 0 are the priority that is not set (V-44). */
const priority = z.preprocess(
  (value: string | number | boolean) => (value === false || value === 0 ? 'not set' : value),
  z.enum(ARTICLE_PRIORITIES),
)

/** A text in which JSON writes each character by six bytes (`\u00e9`), as some programs do, and the rest of the request. */
const BODY_OF_TEXT = 6 * LONGEST_TEXT + 64 * 1024

const ofSome = { ...inPlan, articleIds }
const ofOne = { ...inPlan, articleIds: articleIds.max(1) }

export const articleChange = z.discriminatedUnion('action', [
  z.object({ ...ofOne, action: z.literal('rename'), name: title }),
  z.object({
    ...ofSome,
    action: z.enum(['delete', 'reset', 'lock', 'unlock', 'addToMap', 'removeFromMap']),
  }),
  z.object({ ...ofSome, action: z.literal('updatePriority'), priority }),
  z.object({ ...ofSome, action: z.literal('updateFunnel'), funnel: chosen(ARTICLE_FUNNELS) }),
  z.object({ ...ofSome, action: z.literal('updateType'), type: chosen(ARTICLE_TYPES) }),
  z.object({ ...ofSome, action: z.literal('updateIntent'), intent: chosen(ARTICLE_INTENTS) }),
  z.object({
    ...ofSome,
    action: z.literal('updateStatus'),
    status: z.union([z.enum(ARTICLE_STATUSES), z.literal('')]).optional(),
    /** Those that a person has decided to publish or to upload as agents have written them, without a review; not for tokens. */
    unreviewedIds: z.array(articleId).max(MOST_ARTICLES).optional(),
    /** The version of the final draft that a person has read, with one cluster. Absent: whatever is there is marked. */
    baseVersion,
  }),
  z.object({
    ...ofSome,
    action: z.literal('updateTopic'),
    /** Empty or missing: nothing is changed (V-44). Null: the clusters leave their hub. */
    topicId: z.union([topicId, z.literal('')]).nullish(),
  }),
  z.object({ ...ofOne, action: z.literal('updateMainKeyword'), mainKeywordId: keywordId }),
  z.object({ ...ofOne, action: z.literal('updateDescription'), description: savedText, baseVersion }),
  z.object({ ...ofOne, action: z.literal('updateResearch'), research: savedText, baseVersion }),
  z.object({ ...ofOne, action: z.literal('updateDraft'), draft: savedText, baseVersion }),
  z.object({ ...ofOne, action: z.literal('updateFinalDraft'), final: savedText, baseVersion }),
  z.object({
    ...ofOne,
    action: z.literal('share'),
    share: z.boolean(),
    /** `shared_at` as the caller knows it: a link that was made or ended since is not replaced. */
    shared_at: z.string().max(40).nullable().optional(),
  }),
  /** Places favorites on the map by one change: in a hub, or in none, and in a row (F-154). */
  z.object({
    ...ofSome,
    action: z.literal('placeInMap'),
    topicId: topicId.nullable(),
    /** Absent: each stays in its row. */
    row: z.enum(MAP_ROWS).optional(),
  }),
  z.object({ ...inPlan, action: z.literal('merge'), articleIdsFrom: articleIds, articleIdTo: articleId }),
])

/** The id to undo the change with; null when nothing changed. */
export const undoable = z.object({ changeId: z.number().nullable() })

/** What a change of clusters answers. */
const articlesChanged = undoable.extend({
  /** Of the saving of a text: the version that it has now. */
  version: z.number().optional(),
  /** Of sharing: the key, which is told this once, and when it was made; null when the cluster is not shared. */
  sharingKey: z.string().nullable().optional(),
  shared_at: z.string().nullable().optional(),
})

/** What a change did to a cluster. */
export const articleOfChange = z.object({
  /** null when the cluster does not exist now. */
  articleId: z.number().nullable(),
  /** Its title before the change, or the first one that it had; null when it is not known any more. */
  title: z.string().nullable(),
  /** The title that the change gave it; null when the change did not rename it. */
  newTitle: z.string().nullable(),
  became: z.enum(['new', 'gone', 'edited']),
})

export const planChange = z.object({
  id: z.number(),
  kind: z.enum(CHANGE_KINDS),
  /** The kind of change that this one undid; null when it is not an undo, or that is not known any more. */
  undoneKind: z.enum(CHANGE_KINDS).nullable(),
  /** Up to three of the keywords and clusters. */
  keywords: z.array(z.string()),
  articles: z.array(articleOfChange),
  /** Keywords that were moved: into a cluster, out of one, or to the excluded ones and back. */
  keywordCount: count,
  /** Clusters that were created, deleted or edited. */
  articleCount: count,
  /** Pages that were excluded. */
  pageCount: count,
  /** The hub that clusters were moved to, or the first one that was renamed or deleted; null for other changes. */
  hub: z.string().nullable(),
  /** Who made the change or started the run that made it; null when a schedule did, or the user was deleted. */
  userName: z.string().nullable(),
  created_at: z.string(),
  isUndone: z.boolean(),
})

/** What an undo did, or would do. */
export const undoneChange = z.object({
  /** The id to undo the undo with; null when nothing was left to undo, and in a preview. */
  changeId: z.number().nullable(),
  /** Whether anything was undone, or would be. Pages and the minimum overlap of the plan count too. */
  hasEffect: z.boolean(),
  /** Keywords that are back in their place. */
  restored: count,
  /** Keywords that stay where they are: they were changed again since, or removed, or their former cluster is gone. */
  kept: count,
  /** Keywords that stay in a locked cluster, or out of one. */
  lockedKeywords: count,
  /** Locked clusters that stay as they are. */
  lockedArticles: count,
  /** Clusters that come back, go, and stay but with other keywords or columns. */
  articlesBack: count,
  articlesGone: count,
  articlesEdited: count,
  /** Keywords that come into a cluster from none, become inactive or excluded, or come into another cluster. */
  activeKeywords: count,
  inactiveKeywords: count,
  excludedKeywords: count,
  movedKeywords: count,
})

export const changes = {
  /** Changes clusters; the action says how (C-041). */
  changeArticles: endpoint('member', {
    ...about,
    method: 'PUT',
    path: `${OF_PLAN}/article`,
    summary:
      'Changes clusters: their titles, main keywords, hubs, priorities, statuses and kinds, locks, favorites (addToMap), places on the map, merges them, or deletes them with their keywords excluded (delete) or inactive (reset). Locked ones, and those that are being written, are neither merged nor deleted. An updateStatus with `baseVersion` is refused (`text_changed`) when the final draft is another version by now; API tokens mark nothing as reviewed. It also saves one of their four texts, and shares a cluster: the answer has a new sharing key, which is shown this once.',
    proof: { share: true },
    bodyBytes: BODY_OF_TEXT,
    endsSomething: { action: 'share', share: false },
  })
    .input(articleChange)
    .output(articlesChanged),
  /** Creates a cluster (C-040). */
  createArticle: endpoint('member', {
    ...about,
    method: 'POST',
    path: `${OF_PLAN}/article`,
    summary:
      'Makes a cluster, by a name or by what is to be written, empty or of these keywords of the plan.',
  })
    .input(
      z.object({
        ...inPlan,
        /** Without a name, the beginning of the prompt. */
        name: title.optional(),
        prompt: z.string().trim().min(1).max(LONGEST_PROMPT).optional(),
        topicId: topicId.nullish(),
        /** Whether it becomes a favorite. */
        favorite: z.boolean().default(false),
        /** The page of the site that it is matched with; a cluster that has the page loses it (V-28). */
        pageId: pageId.nullish(),
        keywordIds: z.array(keywordId).max(MOST_SELECTED).default([]),
        /** The most searched of the keywords if absent. */
        mainKeywordId: keywordId.nullish(),
      }),
    )
    .output(article.extend(undoable.shape)),
  previewUndo: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${OF_PLAN}/change/{changeId}/undo`,
    summary: 'What the undo of a change would do now. It changes nothing.',
  })
    .input(z.object({ contentplanId, changeId }))
    .output(undoneChange),
  undo: endpoint('member', {
    ...about,
    method: 'POST',
    path: `${OF_PLAN}/change/{changeId}/undo`,
    summary:
      'Undoes a change, but for what was changed again since and for keywords of locked clusters. It can be undone itself.',
  })
    .input(z.object({ contentplanId, changeId }))
    .output(undoneChange),
}
