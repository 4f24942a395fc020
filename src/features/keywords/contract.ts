import { MOST_SELECTED } from '#features/contentplans/rules.ts'
import { z } from 'zod'
import { articleId, keywordId, contentplanId, inPlan } from '#features/contentplans/contract.ts'
import { endpoint, sharingKey, type EndpointRoute } from '#platform/contract/endpoint.ts'
import { sentText } from '#platform/contract/files.ts'
import { wholeNumber } from '#platform/contract/query.ts'
import {
  IMPORT_KINDS,
  KEYWORDS_PER_ARTICLE,
  KEYWORDS_PER_PAGE,
  LONGEST_PROMPT,
  MOST_KEYWORDS_AT_ONCE,
  MOST_PER_PAGE,
  MOST_RELATED_LINES,
  TAKEN_KINDS,
} from './rules.ts'
import { filter, KEYWORD_SOURCES, KEYWORD_STATUSES, order, pattern } from './contract/filter.ts'
import { keywordImportId, saved, skippedReason, undoneImport } from './contract/imports.ts'

export { KEYWORD_SOURCES, KEYWORD_STATUSES } from './contract/filter.ts'
export * from './contract/imports.ts'
export * from './contract/volumes.ts'

/** Most popular keywords that are suggested (K-25). */
export const MOST_POPULAR = 10
/** Largest value of the database's type integer. */
const LARGEST = 2 ** 31 - 1

const count = z.number()
const known = z.number().nullable()
/** Whether the search volume is the middle of a range, as files of Keyword Planner have them. */
const volumeIsRough = z.boolean()

/** A keyword (N-04). A number is null when it is not known; 0 is a known number. */
export const keyword = z.object({
  id: z.number(),
  keyword_id: z.number(),
  keyword: z.string(),
  estimated_search_volume: known,
  volume_is_rough: volumeIsRough,
  difficulty: known,
  cpc: known,
  competition: known,
  /** Search intent, in the words of the imported file. */
  intent: z.string().nullable(),
  google_impressions_last: known,
  google_clicks_last: known,
  google_ctr_last: known,
  google_position_last: known,
  /** In the 30 days before; null where these days were not imported. */
  google_impressions_prev: known,
  google_clicks_prev: known,
  google_position_prev: known,
  /** The days to which the four numbers ending in _last belong, as 2031-05-01/2031-05-28, when they are not of the last 30 imported days. */
  google_period: z.string().nullable(),
  impressions: known,
  target_impressions: known,
  /** Title of the keyword's cluster. */
  title: z.string().nullable(),
  article_id: known,
  status: z.enum(KEYWORD_STATUSES),
  excluded: z.boolean(),
  in_queue: z.boolean(),
  source: z.enum(KEYWORD_SOURCES),
  /** How many of ten search results it shares with the keyword that was asked about. */
  score: known,
  isSelectable: z.boolean(),
})

/** What a visitor with the sharing key of a cluster sees of a keyword. */
export const sharedKeyword = keyword.pick({
  keyword: true,
  estimated_search_volume: true,
  volume_is_rough: true,
})

/**
 * Counts of the keyword list (N-05). Those of the four tabs count the keywords that the filters for text, source and URL
 * leave, without the filter for status. `filteredCount` counts those that all filters leave: the rows of all pages.
 */
export const keywordCounts = z.object({
  inPlanCount: count,
  notInPlanCount: count,
  excludedCount: count,
  totalCount: count,
  filteredCount: count,
})

/** A keyword that research found, before it is saved: saving adds it to the plan or joins it with the one there. */
export const foundKeyword = z.object({
  keyword: z.string(),
  estimated_search_volume: known,
  volume_is_rough: volumeIsRough,
  difficulty: known,
  cpc: known,
  competition: known,
  /** Status of the keyword in the plan; null when the plan does not have it. */
  status: z.enum(KEYWORD_STATUSES).nullable(),
})

const reasons = z.array(z.object({ reason: z.string(), count, examples: z.array(z.string()) }))

const foundKeywords = z.object({
  keywords: z.array(foundKeyword),
  /** What was left out, and why. */
  ignored: reasons,
  /** Why search volumes are missing; null when none of them is. */
  notice: z.string().nullable(),
})

/** An impossible number counts as unknown, so that it refuses neither its row nor the whole request. */
function numberTo(most: number) {
  return z.number().min(0).max(most).nullable().catch(null).optional()
}

/** A keyword to be saved; only the text is required. */
export const importedKeyword = z.object({
  keyword: z.string().max(2000),
  estimated_search_volume: z.number().int().min(0).max(LARGEST).nullable().catch(null).optional(),
  volume_is_rough: volumeIsRough.optional(),
  difficulty: numberTo(100),
  cpc: numberTo(1_000_000),
  competition: numberTo(100),
  intent: z.string().trim().max(100).nullable().catch(null).optional(),
})
const keywordsObject = z
  .array(importedKeyword)
  .min(1)
  .max(MOST_KEYWORDS_AT_ONCE, `You can add up to ${MOST_KEYWORDS_AT_ONCE} at once`)

const page = wholeNumber({ least: 1, most: 1_000_000 }).default(1)
const inImport = { contentplanId, importId: keywordImportId }
const keywordIds = z.array(keywordId).min(1).max(MOST_SELECTED)
/** Texts of more keywords to move; those that the plan does not have are added first. */
const newKeywords = z.array(z.string().max(2000)).max(MOST_KEYWORDS_AT_ONCE).default([])
const target = articleId.optional()
const move = { action: z.literal('move'), toArticleId: target, articleId: target }
const change = z.union([
  z.object({ contentplanId, keywordIds, action: z.enum(['exclude', 'reset']) }),
  z.object({ contentplanId, keywordIds: z.array(keywordId).max(MOST_SELECTED), newKeywords, ...move }),
  z.object({ contentplanId, keywordIds, excluded: z.boolean() }),
  z.object({ contentplanId, regex: pattern.min(1), queue: z.literal(true) }),
])

const about = { tag: 'keywords' } as const
const OF_PLAN = '/contentplan/{contentplanId}/keyword'
const IMPORT = `${OF_PLAN}/import/{importId}` as const

function at(
  method: EndpointRoute['method'],
  path: EndpointRoute['path'],
  summary: string,
  more: Pick<EndpointRoute, 'needsRoom'> = {},
) {
  return endpoint('member', { ...about, method, path, summary, ...more })
}

/** An endpoint that calls paid services outside. */
function asking(path: EndpointRoute['path'], summary: string) {
  return endpoint('member', { ...about, method: 'POST', scope: 'run', path, summary })
}

export const keywords = {
  list: at('GET', OF_PLAN, 'A page of what a filter leaves, and how many keywords have which status.')
    .input(
      z.object({
        ...filter,
        ...inPlan,
        limit: wholeNumber({ least: 1, most: MOST_PER_PAGE }).default(KEYWORDS_PER_PAGE),
        page,
      }),
    )
    .output(z.object({ keywords: z.array(keyword), keywordCounts })),
  save: at('POST', OF_PLAN, 'Adds keywords, all of them inactive; those that are there already are joined.')
    .input(
      z.object({
        ...inPlan,
        keywordsObject,
        source: z.enum(['related', 'upload']),
        /** How the keywords were found; follows from the source if absent. */
        kind: z.enum(IMPORT_KINDS).optional(),
        label: z.string().trim().max(300).optional(),
      }),
    )
    .output(saved),
  change: at(
    'PUT',
    OF_PLAN,
    'Excludes, resets or moves keywords, or queues what matches. Keywords of locked clusters stay.',
  )
    .input(change)
    .output(
      z.object({
        changed: count,
        /** Keywords that stay because their cluster is locked. */
        locked: count,
        /** Id of the change to undo; null when nothing changed or the change cannot be undone. */
        changeId: z.number().nullable(),
      }),
    ),
  process: asking('/keyword/process', 'Splits and cleans pasted lines, and says how often each is searched.')
    .input(
      z.object({
        contentplanId,
        keywordsInput: z.array(z.string().max(200_000)).min(1).max(100_000),
        /** Kinds of ignored lines to take all the same, cleaned: those with punctuation, and those to review. */
        take: z.array(z.enum(TAKEN_KINDS)).max(TAKEN_KINDS.length).default([]),
        save: z.literal(false).default(false),
      }),
    )
    .output(foundKeywords),
  findRelated: asking(
    `${OF_PLAN}/related`,
    `What else people search for; the first ${MOST_RELATED_LINES} keywords count.`,
  )
    .input(z.object({ contentplanId, keywords: z.array(z.string().max(2000)).min(1).max(5000) }))
    .output(foundKeywords),
  askModel: asking(`${OF_PLAN}/ai`, 'Keywords that a language model thinks of.')
    .input(z.object({ contentplanId, prompt: z.string().trim().min(1).max(LONGEST_PROMPT) }))
    .output(foundKeywords),
  find: at('GET', '/keyword', 'The keyword of a plan that is the same search as this text.')
    .input(z.object({ contentplanId, keyword: z.string().max(2000) }))
    .output(z.object({ keyword: keyword.nullable() })),
  listPopular: at('GET', '/keyword/popular', `The ${MOST_POPULAR} that are searched for most.`)
    .input(z.object({ contentplanId }))
    .output(z.object({ keywords: z.array(keyword) })),
  listSimilar: at(
    'GET',
    '/keyword/{keywordId}/keyword',
    "A cluster's keywords by what they share with this one; its own cluster's if absent.",
  )
    .input(z.object({ keywordId, articleId: articleId.optional() }))
    .output(z.object({ keywords: z.array(keyword) })),
  /** Lists the keywords of a cluster (C-031). */
  listOfArticle: endpoint('sharing-key', {
    tag: 'keywords',
    method: 'GET',
    path: '/article/{articleId}/keyword',
    summary: 'The keywords of a cluster; with its sharing key what people search for and how often.',
  })
    .input(
      z.object({
        articleId,
        /** The most searched keywords come first with a key. */
        key: sharingKey.optional(),
        ...order,
        limit: wholeNumber({ least: 1, most: KEYWORDS_PER_ARTICLE }).default(KEYWORDS_PER_ARTICLE),
        page,
      }),
    )
    .output(
      z.union([
        z.object({ keywords: z.array(keyword), total: count }),
        z.object({ keywords: z.array(sharedKeyword), total: count }),
      ]),
    ),
  exportCsv: at('GET', `${OF_PLAN}/export`, 'All keywords that a filter leaves, as CSV.')
    .input(z.object({ ...filter, contentplanId }))
    .output(sentText()),
  beginImport: at('POST', `${OF_PLAN}/import`, 'Begins the import of a file, whose rows follow in batches.')
    .input(z.object({ contentplanId, kind: z.enum(IMPORT_KINDS), label: z.string().trim().max(300) }))
    .output(z.object({ importId: z.number() })),
  importBatch: at('POST', IMPORT, 'Adds the next rows of an import; a batch that comes again is taken once.')
    .input(
      z.object({
        ...inImport,
        /** Number of the batch, from 1. */
        batch: wholeNumber({ least: 1, most: 1_000_000 }),
        keywordsObject,
      }),
    )
    .output(saved),
  endImport: at('PUT', IMPORT, 'Ends an import, with what its reader left out.')
    .input(z.object({ ...inImport, skippedReasons: z.array(skippedReason).max(20).default([]) }))
    .output(saved),
  previewUndoImport: at(
    'GET',
    `${IMPORT}/undo`,
    'What the undo of an import would do now. It changes nothing.',
    {
      needsRoom: false,
    },
  )
    .input(z.object(inImport))
    .output(undoneImport),
  undoImport: at('POST', `${IMPORT}/undo`, 'Removes what an import added, but for what is in use since.', {
    needsRoom: false,
  })
    .input(z.object(inImport))
    .output(undoneImport),
  restoreImport: at('POST', `${IMPORT}/restore`, 'Undoes the undo of an import: what it removed comes back.')
    .input(z.object(inImport))
    /** How many keywords are back, and how many the plan had again already. */
    .output(z.object({ restored: count, kept: count })),
}
