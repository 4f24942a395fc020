import { z } from 'zod'
import { articleId, contentplanId, topicId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { sentText } from '#platform/contract/files.ts'
import { wholeNumber } from '#platform/contract/query.ts'
import { home, searchAnswer, searchData } from './contract/search-data.ts'
import { filterId, filterPreview, filterText, searchFilters } from './contract/search-filters.ts'
import { MOST_CLUSTERS, MOST_ROWS, searchQuestion } from './contract/search-question.ts'
import { changedClusters } from './contract/changed-clusters.ts'
import {
  FEW,
  fileDay,
  filePeriod,
  keptOfFile,
  longText,
  periodId,
  searchDay,
} from './contract/search-file.ts'
import { REPORT_ROWS } from './rules.ts'

export * from './contract/changed-clusters.ts'
export * from './contract/search-data.ts'
export { filterPreview, searchFilters } from './contract/search-filters.ts'

const about = { tag: 'performance' } as const

/** Which clusters, and in which days their page changed. */
const changeQuestion = z.object({
  contentplanId,
  startDate: searchDay,
  endDate: searchDay,
  articleIds: z.array(articleId).max(MOST_CLUSTERS).default([]),
  topicIds: z.array(topicId).max(MOST_CLUSTERS).default([]),
})

export const performance = {
  chooseProperty: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/integrations/search-console',
    summary:
      'Says which property belongs to a content plan, and which of its rows count. Days that were imported under other settings stay, and are here again when these are chosen again; an import of the new ones starts.',
    proof: 'always',
  })
    .input(
      z.object({
        contentplanId,
        property: z.string().trim().min(1).max(1000),
        /** The user whose Google account reads the property; the caller by default. */
        accessUser: wholeNumber({ least: 1, most: 2 ** 31 - 1 }).optional(),
        /** Three letters such as DEU; empty for all countries. */
        country: filterText.optional(),
        /** Regular expressions that addresses of pages match, or do not match; empty for all of them. */
        urlInclude: filterText.optional(),
        urlExclude: filterText.optional(),
      }),
    )
    .output(z.object({ property: z.string(), isChanged: z.boolean() })),
  listFilters: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/search-filters',
    summary:
      'The settings (property, country, URLs) under which search data of a plan are stored, with their days: those in use, and earlier ones.',
  })
    .input(z.object({ contentplanId }))
    .output(searchFilters),
  previewFilter: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'read',
    path: '/contentplan/{contentplanId}/search-filters/preview',
    summary:
      'What is wrong with expressions for URLs, else how many pages of the last 30 imported days they leave.',
  })
    .input(
      z.object({ contentplanId, urlInclude: filterText.default(''), urlExclude: filterText.default('') }),
    )
    .output(filterPreview),
  showFilter: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/search-filter/{filterId}/show',
    summary:
      'Shows the days that were stored under earlier settings, also where Google no longer gives their property. The plan is disconnected, so no day is added; the days of the settings before stay.',
  })
    .input(z.object({ contentplanId, filterId }))
    .output(z.object({ isConnected: z.literal(false) })),
  deleteFilter: endpoint('member', {
    ...about,
    method: 'DELETE',
    path: '/contentplan/{contentplanId}/search-filter/{filterId}',
    summary:
      'Deletes all days that were stored under earlier settings. This cannot be undone: Google gives the last 16 months only.',
  })
    .input(z.object({ contentplanId, filterId }))
    .output(z.object({ isDeleted: z.literal(true) })),
  startUpdate: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/updating',
    summary:
      'Reads what is new in the Search Console of a plan, and from then on once a day. An import that goes on already is the answer then.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  cancelUpdate: endpoint('member', {
    ...about,
    method: 'DELETE',
    path: '/contentplan/{contentplanId}/updating',
    summary:
      'Ends the import that goes on. The days that were imported stay; the next import reads the others.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ isCancelled: z.boolean() })),
  disconnect: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/search-data/disconnect',
    summary:
      'Ends the connection of a plan to its Search Console property and its daily imports. The search data stay or are deleted; keywords and pages stay.',
  })
    .input(z.object({ contentplanId, data: z.enum(['keep', 'delete']) }))
    .output(z.object({ isConnected: z.literal(false) })),
  importFile: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/search-file',
    summary:
      'Takes a part of what a file tells about searches: whole days, and queries and pages as keywords and pages of the plan. Numbers of a period replace those of an earlier import of the same file; in further parts, periodId names the period that the first part has made. The last part has everything measured anew.',
  })
    .input(
      z.object({
        contentplanId,
        days: z.array(fileDay).max(FEW.days).default([]),
        queries: z.array(longText).max(FEW.rows).default([]),
        pages: z.array(longText).max(FEW.rows).default([]),
        /** Queries and pages with their numbers of a whole period; they come into the plan, too. */
        period: filePeriod.optional(),
        isLast: z.boolean(),
      }),
    )
    .output(keptOfFile),
  deletePeriod: endpoint('member', {
    ...about,
    method: 'DELETE',
    path: '/contentplan/{contentplanId}/search-period/{periodId}',
    summary:
      'Deletes the numbers that a file has for a whole period. Keywords and pages that the file added stay.',
  })
    .input(z.object({ contentplanId, periodId }))
    .output(z.object({ isDeleted: z.literal(true) })),
  getSearchData: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/search-data',
    summary: 'What is known of the search data of a plan: its days, its imports and what goes on.',
  })
    .input(z.object({ contentplanId }))
    .output(searchData),
  askSearchData: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'read',
    path: '/contentplan/{contentplanId}/gsc',
    summary:
      'What a plan had in search: by day, week or month, by page or by query, of everything or of some clusters, pages or queries.',
  })
    .input(searchQuestion)
    .output(searchAnswer),
  exportSearchData: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'read',
    path: '/contentplan/{contentplanId}/gsc/export',
    summary:
      'The pages or queries of such a question as CSV, in the order of the table: 50,000 rows at most; the last line says how many there are beyond these.',
  })
    .input(searchQuestion)
    .output(sentText()),
  measureChanges: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'read',
    path: '/contentplan/{contentplanId}/gsc/updated',
    summary:
      'Of the named clusters, those whose page was published or last updated within a range, with the numbers of their page before and after that day.',
  })
    .input(
      changeQuestion.extend({
        limit: wholeNumber({ least: 1, most: MOST_ROWS }).default(REPORT_ROWS),
        offset: wholeNumber({ least: 0, most: 1_000_000_000 }).default(0),
      }),
    )
    .output(changedClusters),
  exportChanges: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'read',
    path: '/contentplan/{contentplanId}/gsc/updated/export',
    summary: 'All clusters of such a question whose page changed as CSV, the last change first.',
  })
    .input(changeQuestion)
    .output(sentText()),
  getHome: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/home',
    summary:
      'What the first screen of a plan shows: search traffic, pages that win and lose, and what was produced.',
  })
    .input(z.object({ contentplanId }))
    .output(home),
}
