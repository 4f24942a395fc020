import { z } from 'zod'
import { PSEUDO_CLUSTERS } from '#features/articles/rules.ts'
import { articleId } from '#features/contentplans/contract.ts'
import { pageDetails } from '#features/pages/contract.ts'
import { endpoint, sharingKey, type Access } from '#platform/contract/endpoint.ts'
import { queryFlag, wholeNumber } from '#platform/contract/query.ts'
import { COMPETING_CLUSTERS, COMPETING_PAGES, COMPETITORS } from './rules.ts'

const count = z.number()
const nullableNumber = z.number().nullable()
const nullableText = z.string().nullable()

function at<Kind extends Access>(access: Kind, path: `/${string}`, summary: string) {
  return endpoint(access, { tag: 'competition', method: 'GET', path, summary })
}

const ofKey = { articleId, key: sharingKey.optional() }

/**
 * A keyword of a competing cluster. Impressions and rank are those of the current cluster's page; when it has no page,
 * those of the site.
 */
export const competingKeyword = z.object({
  id: z.number(),
  keyword: z.string(),
  estimated_search_volume: nullableNumber,
  volume_is_rough: z.boolean(),
  google_impressions_last: nullableNumber,
  google_position_last: nullableNumber,
})

const competing = {
  keyword_count: count,
  /** Of its keywords, those for which the page of the current cluster was seen in the last 30 days. */
  seen_count: count,
  /** Impressions of the current cluster's page for its keywords in the last 30 days; null when it was not seen. */
  impressions: nullableNumber,
  clicks: nullableNumber,
}

/** The most seen, then the most searched keywords. */
const competingKeywords = z.array(competingKeyword)

/** A cluster that competes with the current one: their results overlap, or the page of one is seen for the other's keywords. */
export const competingCluster = z.object({
  id: z.number(),
  title: z.string(),
  is_locked: z.boolean(),
  estimated_search_volume: nullableNumber,
  /** 0 to 10, as in the list of similar clusters; null when no page links their results, or these are unknown. */
  score: nullableNumber,
  ...competing,
})

/**
 * Keywords in no cluster (N-40) for which the page of the current cluster is seen, or that share at least the plan's
 * minimum of ten results with its keywords on average.
 */
export const pseudoCluster = z.object({
  name: z.enum(PSEUDO_CLUSTERS),
  ...competing,
  keywords: competingKeywords,
})

/** A page of the site that was seen for keywords of the cluster. */
export const competingPage = z.object({
  page_id: z.number(),
  url: z.string(),
  title: nullableText,
  /** Its own cluster; null when it has none. */
  article_id: nullableNumber,
  article_title: nullableText,
  excluded: z.boolean(),
  /** Whether it is the page of the current cluster. */
  is_own: z.boolean(),
  /** For how many of the cluster's keywords it was seen, or ranks in their search results. */
  keyword_count: count,
  google_impressions_last: nullableNumber,
  google_clicks_last: nullableNumber,
  google_ctr_last: nullableNumber,
  google_position_last: nullableNumber,
  google_impressions_prev: nullableNumber,
  google_clicks_prev: nullableNumber,
  google_position_prev: nullableNumber,
})

/** A page of another site among the results of the cluster's keywords (F-141). */
export const competitor = z.object({
  url: z.string(),
  domain: z.string(),
  title: nullableText,
  /** Keywords of the cluster for which it is among the first ten results. */
  keywords: count,
  /** Its mean rank over these, from 1. */
  rank: z.number(),
})

/** One week of a cluster, from Monday to Sunday (F-137). */
export const clusterWeek = z.object({
  /** The Monday, as 2031-05-05. */
  from: z.string(),
  /** Impressions of the page for the cluster's keywords, of all pages for them, and of the page for all queries. */
  target_impressions: nullableNumber,
  google_impressions: nullableNumber,
  page_impressions: nullableNumber,
})

/** What competes with a cluster: other clusters and pages of the site, and pages of other sites. */
export const competition = {
  /** Lists pages of the site (C-032, F-139). */
  listUrls: at(
    'member',
    '/article/{articleId}/url',
    'The pages of the site that were seen for keywords of a cluster.',
  )
    .input(
      z.object({
        articleId,
        /** Whether to list those without impressions, too, that are in the search results of its keywords. */
        empty: queryFlag().optional(),
        limit: wholeNumber({ least: 1, most: COMPETING_PAGES }).default(COMPETING_PAGES),
        page: wholeNumber({ least: 1, most: 1_000_000 }).default(1),
      }),
    )
    .output(z.object({ urls: z.array(competingPage), total: count })),
  /** Lists pages of other sites (C-033, F-141). */
  listCompetitors: at(
    'sharing-key',
    '/article/{articleId}/url/external',
    'The pages of other sites that rank for most keywords of a cluster.',
  )
    .input(z.object({ ...ofKey, limit: wholeNumber({ least: 1, most: 100 }).default(COMPETITORS) }))
    /** \`keyword_count\` counts the keywords of the cluster whose search results are known. */
    .output(z.object({ urls: z.array(competitor), keyword_count: count })),
  /** The page of a cluster (C-034); null when it has none. */
  getPage: at(
    'member',
    '/article/{articleId}/page',
    'The page that a cluster is matched with, with what is known of it.',
  )
    .input(z.object({ articleId }))
    .output(z.object({ page: pageDetails.nullable() })),
  listClusters: at(
    'member',
    '/article/{articleId}/competing',
    'The clusters that compete with one, and the keywords in no cluster that do.',
  )
    .input(
      z.object({
        articleId,
        limit: wholeNumber({ least: 1, most: COMPETING_CLUSTERS }).default(COMPETING_CLUSTERS),
      }),
    )
    .output(z.object({ articles: z.array(competingCluster), total: count, pseudo: z.array(pseudoCluster) })),
  listKeywords: at(
    'member',
    '/article/{articleId}/competing/{otherId}/keyword',
    'The keywords of a cluster that competes with one, with what the page of the other gets for them.',
  )
    .input(z.object({ articleId, otherId: articleId }))
    .output(z.object({ keywords: competingKeywords })),
  /** The weeks of a cluster's chart (F-137, K-20): the earliest first, empty without search data. */
  listWeeks: at(
    'member',
    '/article/{articleId}/weeks',
    'Impressions of a cluster and of its page in the last twelve weeks.',
  )
    .input(z.object({ articleId }))
    .output(z.object({ weeks: z.array(clusterWeek) })),
}
