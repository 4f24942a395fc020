import { z } from 'zod'
import { articleOfChange, changeId, planChange } from '#features/articles/contract.ts'
import { contentplanId } from '#features/contentplans/contract.ts'
import { keywordImport, keywordImportId } from '#features/keywords/contract.ts'
import { FILE_RUN, IMPORT_RUN } from '#features/performance/rules.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { wholeNumber } from '#platform/contract/query.ts'
import { DETAILS_PER_PAGE, ENTRIES_PER_PAGE, MOST_DETAILS, MOST_ENTRIES } from './rules.ts'

const about = { tag: 'history', method: 'GET' } as const
const OF_PLAN = '/contentplan/{contentplanId}/history'
const count = z.number()
const offset = wholeNumber({ least: 0, most: 1_000_000_000 }).default(0)

/** An import from Search Console, or the measuring after a file with search data. */
export const searchImport = z.object({
  runId: z.number(),
  from: z.enum([IMPORT_RUN, FILE_RUN]),
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  /** The user who started it; null when a schedule did, or when the user was deleted. */
  userName: z.string().nullable(),
  created_at: z.string(),
})

/** Something that was done to a plan. `import undone`: the undo of an import, which can be undone itself. */
export const historyEntry = z.discriminatedUnion('source', [
  planChange.extend({ source: z.literal('change') }),
  keywordImport.extend({ source: z.enum(['import', 'import undone']) }),
  searchImport.extend({ source: z.literal('search data') }),
])

/** Where a keyword was: in a cluster, whose title may not be known any more, in none, or excluded. */
const place = z.object({ kind: z.enum(['cluster', 'inactive', 'excluded']), title: z.string().nullable() })
export const movedKeyword = z.object({ id: z.number(), keyword: z.string(), from: place, to: place })

const details = { offset, limit: wholeNumber({ least: 1, most: MOST_DETAILS }).default(DETAILS_PER_PAGE) }

export const history = {
  list: endpoint('member', {
    ...about,
    path: OF_PLAN,
    summary:
      'Changes of a plan from 30 days, its imports of keywords and of search data, the last one first.',
  })
    .input(
      z.object({
        contentplanId,
        offset,
        limit: wholeNumber({ least: 1, most: MOST_ENTRIES }).default(ENTRIES_PER_PAGE),
      }),
    )
    .output(z.object({ entries: z.array(historyEntry), total: count })),
  getChange: endpoint('member', {
    ...about,
    path: `${OF_PLAN}/change/{changeId}`,
    summary: 'A part of the clusters and of the keywords that a change concerned.',
  })
    .input(z.object({ contentplanId, changeId, ...details }))
    .output(
      z.object({
        articles: z.array(articleOfChange),
        articleCount: count,
        /** Without keywords that the plan does not have any more, which are counted. */
        keywords: z.array(movedKeyword),
        keywordCount: count,
      }),
    ),
  getImport: endpoint('member', {
    ...about,
    path: `${OF_PLAN}/import/{importId}`,
    summary: 'A part of the keywords that an import added, or that its undo removed.',
  })
    .input(z.object({ contentplanId, importId: keywordImportId, ...details }))
    .output(z.object({ keywords: z.array(z.string()), keywordCount: count })),
}
