import { z } from 'zod'
import { ACTIONS } from '#features/advice/rules.ts'
import { articleId, contentplanId } from '#features/contentplans/contract.ts'
import { endpoint, sharingKey } from '#platform/contract/endpoint.ts'
import { queryFlag } from '#platform/contract/query.ts'
import { SHORTCUTS } from '../rules.ts'
import { articleFilter, MOST_ARTICLES_LISTED, plainFilter } from './article-filter.ts'
import { article, isChangedSinceReview, listedKeyword } from './article.ts'
import { sharedArticle, sharedMap } from './shared-article.ts'
import { contentMap } from './map.ts'

const about = { tag: 'articles' } as const
const count = z.number()
const ofKey = { articleId, key: sharingKey.optional() }

/** How many clusters there are of each kind (N-10). */
const articleCounts = z.object({
  /**
   * With a page of the site (existing), without one (new), and by the chosen or suggested action of the page; whatever
   * is asked for of these and of the shortcuts.
   */
  pageCounts: z.array(z.object({ name: z.enum(['new', 'existing', ...ACTIONS]), count })),
  /** How many clusters each shortcut lists on the Clusters screen: of those without a page, or with one (F-071). */
  shortcutCounts: z.array(z.object({ name: z.enum(SHORTCUTS), count })),
  /** By hub, whatever hubs are asked for; null for clusters without a hub. */
  topicCounts: z.array(z.object({ topic_id: z.number().nullable(), count })),
})

/** A cluster (N-06). Its texts are left out when they are not wanted. */
export const openedArticle = article.extend({
  description: z.string().optional(),
  research: z.string().optional(),
  draft: z.string().optional(),
  final: z.string().optional(),
  /** Always false: the keywords of a cluster are excluded by deleting the cluster. */
  excluded: z.boolean(),
  /** The user who gave it its status; null when an agent did, and after 30 days. */
  status_by: z.string().nullable(),
  is_changed_since_review: isChangedSinceReview,
})

export const articles = {
  /** Lists clusters in the order of their ids (C-035). */
  list: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/article',
    summary: `The clusters of a plan, plainly filtered; at most ${MOST_ARTICLES_LISTED.toLocaleString('en')} with one call, more with \`offset\`.`,
  })
    .input(plainFilter.extend({ contentplanId }))
    .output(
      z.object({
        articles: z.array(article),
        /** How many clusters match the filter, those that are not in this answer included. */
        total: count,
      }),
    ),
  listAdvanced: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/article/advanced',
    summary: 'A page of the clusters that a filter leaves, and how many there are of each kind.',
  })
    .input(articleFilter.extend({ contentplanId }))
    .output(
      z.object({
        articles: z.array(article),
        /** The keywords of these clusters, and those in no cluster that match; empty unless asked for. */
        keywords: z.array(listedKeyword),
        /** How many clusters match the filter, on all pages of the list. */
        total: count,
        /** Null with straightReturn. */
        counts: articleCounts.nullable(),
      }),
    ),
  getMap: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/map',
    summary: 'The favorites of a plan and all its hubs, as the map shows them.',
  })
    .input(z.object({ contentplanId }))
    .output(contentMap),
  /** Gives one cluster (C-030). */
  get: endpoint('sharing-key', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}',
    summary:
      'One cluster, with its four texts unless `texts` is false; with its sharing key only what the shared view shows.',
  })
    .input(z.object({ ...ofKey, texts: queryFlag().default(true) }))
    .output(z.union([openedArticle, sharedArticle])),
  previewMap: endpoint('sharing-key', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}/map',
    summary:
      'The beginning of the content map that a cluster is part of: titles of favorites by hub and funnel.',
  })
    .input(z.object(ofKey))
    .output(sharedMap),
}
