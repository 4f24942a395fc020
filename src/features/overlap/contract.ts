import { z } from 'zod'
import { articleId, keywordId, pageId, contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { queryList } from '#platform/contract/query.ts'
import { MOST_SIMILAR } from './rules.ts'

/** Keywords in a tree, at most: the most searched of the cluster. More can be neither read nor drawn at once. */
export const MOST_IN_TREE = 1_000

const count = z.number().int().nonnegative()
const searches = z.number().nullable()
/** From 1. */
const rank = z.number().int().positive()

/** A node of a cluster's tree (N-19): a keyword, or a meeting of keywords. */
export const dendrogramNode = z.object({
  /** Counts from 0, every node before its children. */
  index: count,
  /** Null for a meeting. */
  keywordId: z.number().nullable(),
  name: z.string().nullable(),
  /** How many of ten results both sides share on average, to one decimal; 10 for a keyword. */
  overlap: z.number(),
  /** How far both sides are from sharing all ten: 10 - overlap. */
  height: z.number(),
  isLeaf: z.boolean(),
  get children() {
    return z.array(dendrogramNode)
  },
})

export const clusterTree = z.object({
  /** Null when the search results of no keyword are known. */
  clusters: dendrogramNode.nullable(),
  /** Keywords whose search results are not known. */
  unknown: z.array(z.object({ keywordId: z.number(), name: z.string() })),
  /** How many less searched keywords are not in the tree. */
  leftOut: count,
})

export const comparedKeyword = z.object({
  id: z.number(),
  keyword: z.string(),
  estimated_search_volume: searches,
  /** When its search results were fetched; null when they are not known. */
  fetched_at: z.string().nullable(),
  /** Different pages among the first ten results. */
  resultCount: count,
  /** Results that the other keyword does not have. */
  others: z.array(z.object({ url: z.string(), rank })),
})

export const comparison = z.object({
  /** In the order of the request. */
  keywords: z.array(comparedKeyword),
  /** How many results both share; null when the search results of one are not known. */
  overlap: count.nullable(),
  /** The shared results, in the order of the first keyword's. */
  urls: z.array(z.object({ url: z.string(), rankA: rank, rankB: rank })),
})

/** A cluster that shares pages with another one. */
export const similarArticle = z.object({
  id: z.number(),
  title: z.string(),
  is_locked: z.boolean(),
  keyword_count: count,
  /** The sum of the volumes that are known; null when none of its keywords has one. */
  estimated_search_volume: searches,
  known_volume_count: count,
  volume_is_rough: z.boolean(),
  /** How many of ten results a keyword of one shares with a keyword of the other on average, to one decimal. */
  score: z.number(),
  /** How many pages are in the results of both. */
  shared_urls: count,
  /** The most searched keywords of the cluster. */
  keywords: z.array(
    z.object({
      id: z.number(),
      keyword: z.string(),
      estimated_search_volume: searches,
      volume_is_rough: z.boolean(),
    }),
  ),
})

export const similarArticles = z.object({
  /** How many of the cluster's keywords have results that are known and not empty: with none, nothing can be found. */
  knownCount: count,
  articles: z.array(similarArticle),
})

/** Why two clusters are not one. `unknown`: one of them has no keyword with known results. */
const APART_REASONS = ['unknown', 'nothing_shared', 'only_hubs', 'below_minimum', 'could_merge'] as const

/** Pages that two clusters share and that are listed, at most. */
export const MOST_SHARED_URLS = 50

export const apart = z.object({
  reason: z.enum(APART_REASONS),
  /** In the order of the request. */
  clusters: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      keyword_count: count,
      /** Keywords with results that are known and not empty. */
      knownCount: count,
    }),
  ),
  /** The overlap of the two, as in the list of similar clusters; null when it is unknown. */
  score: z.number().nullable(),
  /** The minimum score of the plan. */
  minimum_score: z.number(),
  /** The largest minimum score at which they could be one; null when there is none. */
  needed_score: z.number().nullable(),
  /** How many pages they share, listed or not. */
  urlCount: count,
  /** The shared pages, the page that most pairs of keywords share first. */
  urls: z.array(
    z.object({
      url: z.string(),
      /** Whether it ranks for so many different searches that it links none of them. */
      is_hub: z.boolean(),
      /** How many keywords of each cluster have it. */
      keywordsA: count,
      keywordsB: count,
    }),
  ),
  /** One keyword of each, the two that share most; null when no page links any. */
  closest: z
    .object({ keywords: z.array(z.object({ id: z.number(), keyword: z.string() })), overlap: count })
    .nullable(),
})

const about = { tag: 'overlap' } as const

export const overlap = {
  score: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/article/score',
    summary:
      'How many of ten search results keywords share on average: those named, those of one cluster or page, or across them.',
  })
    .input(
      z.object({
        contentplanId,
        articleId: queryList(articleId).default([]),
        /** A page stands for the keywords of its cluster. */
        pageId: queryList(pageId).default([]),
        /** With clusters: one more set of keywords to compare with them. */
        keywordId: queryList(keywordId).default([]),
      }),
    )
    /** 0 to 10, to one decimal; 0 for more than ten clusters and pages; null when there is nothing to compare. */
    .output(z.object({ score: z.number().nullable() })),
  listSimilar: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/article/similar',
    summary: `Up to ${MOST_SIMILAR} clusters of the plan that share most with one, the most similar first.`,
  })
    .input(z.object({ contentplanId, articleId }))
    .output(similarArticles),
  explainApart: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/article/apart',
    summary: 'Why two clusters are not one: the pages that both have, and what the plan asks for.',
  })
    .input(z.object({ contentplanId, /** Two different clusters. */ articleId: queryList(articleId) }))
    .output(apart),
  drawTree: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'read',
    path: '/hierarchical-clustering',
    summary: `How the keywords of a cluster belong together, as a tree of the ${MOST_IN_TREE} most searched.`,
  })
    .input(z.object({ articleId }))
    .output(clusterTree),
  compare: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/keyword/shared-urls',
    summary: 'Why two keywords are together: the results that both searches show, with both ranks.',
  })
    .input(z.object({ contentplanId, /** Two different keywords. */ keywordId: queryList(keywordId) }))
    .output(comparison),
}
