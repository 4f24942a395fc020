import { z } from 'zod'
import { confirmedCost } from '#features/billing/contract.ts'
import { contentplanId, minimumScore } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { queryFlag, wholeNumber } from '#platform/contract/query.ts'
import { GROUPING_MODES, MOST_PROPOSED, PROPOSED_KINDS, PROPOSED_PER_PAGE } from './rules.ts'

const runId = defineId('run')

/** The steps of a clustering run, as trackers name them (M-24). */
export const GROUPING_STEPS = ['Crawling', 'Clustering', 'Labeling', 'Page matching'] as const

const count = z.number()

export const groupingRun = z.object({
  id: z.number(),
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  /** `add`: inactive keywords are clustered. `recluster`: new clusters are proposed for all active ones. */
  mode: z.enum(GROUPING_MODES),
  /** Why the run waits, failed or was cancelled, or what it has done. */
  reason: z.string().nullable(),
})
export type GroupingRun = z.infer<typeof groupingRun>

/** What a clustering run would do now, and what it would cost. */
export const groupingEstimate = z.object({
  activeCount: count,
  inactiveCount: count,
  keywordLimit: count,
  /** Inactive keywords that would become active (K-06). */
  activateCount: count,
  /** The active run, or else the last one; null when there was none yet. */
  run: groupingRun.nullable(),
  /** Null when no provider of search results is connected, and while a run is active. */
  serps: z
    .object({
      provider: z.string(),
      isSandbox: z.boolean(),
      /** Keywords whose results are known from the last 30 days. */
      cached: count,
      /** Keywords whose results were asked for before, as by a run that was cancelled, and are on their way. */
      posted: count,
      /** Keywords whose results have to be fetched. */
      calls: count,
      /** Millionths of a US dollar. */
      cost: z.number(),
      /** Whether the cost has to be confirmed before the run starts. */
      needsConfirmation: z.boolean(),
    })
    .nullable(),
})

/** What a run has done that clustered inactive keywords. Counts are of the moment at which it ended. */
export const groupingDetails = z.object({
  /** The change of the plan, to undo it; null when the run changed nothing. */
  changeId: z.number().nullable(),
  minimumScore: z.number(),
  /** Keywords that became active, and the clusters that they are in. */
  keywordCount: count,
  clusterCount: count,
  newCount: count,
  /** New clusters of one keyword: it shares too few results with any other. */
  aloneCount: count,
  /** Keywords that joined clusters which existed before, these clusters, and those of them that most keywords joined. */
  joinedCount: count,
  joinedClusterCount: count,
  joined: z.array(z.object({ articleId: z.number(), count })),
  /** Keywords that are still inactive, because no search results were found, or because the plan was full. */
  withoutResults: count,
  withoutRoom: count,
})
export type GroupingDetails = z.infer<typeof groupingDetails>

const resultCluster = z.object({
  articleId: z.number(),
  title: z.string(),
  count,
  /** The sum of the known search volumes; null when none is known. */
  estimated_search_volume: count.nullable(),
  known_volume_count: count,
  keyword_count: count,
  /** Whether one of the volumes is the middle of a range. */
  volume_is_rough: z.boolean(),
})

/** The result of a run, with its clusters as they are called now. Clusters that are gone since are left out. */
export const groupingResult = groupingDetails.extend({
  runId: z.number(),
  ended_at: z.string(),
  /** The new clusters with the highest search volume: how many keywords each has now. */
  largest: z.array(resultCluster),
  /** The clusters that most keywords joined, and how many joined. */
  joined: z.array(resultCluster),
})

/** The clusters that a plan would have at one minimum score. */
const scorePreview = z.object({
  minimumScore: z.number(),
  clusterCount: count,
  /** Pairs of a number of keywords and how many clusters have that many, the largest first. */
  sizes: z.array(z.tuple([count, count])),
})

export const groupingPreview = z.object({
  /** The minimum score that the plan has now. */
  minimumScore: z.number(),
  /** The clusters that the plan has now. */
  clusterCount: count,
  /** Active keywords that have search results. */
  knownCount: count,
  /** Active keywords without search results: they stay where they are. */
  unknownCount: count,
  scores: z.array(scorePreview),
})

/** What a new clustering of all active keywords would change. It waits until a user applies or discards it. */
export const proposal = z.object({
  runId: z.number(),
  minimumScore: z.number(),
  created_at: z.string(),
  clusters: z.object({
    /** All clusters of the plan now: kept, changed, merged and gone. */
    before: count,
    /** All clusters once it is applied: kept, changed and new, and those that stay empty because a user has worked on them. */
    after: count,
    kept: count,
    /** Clusters that stay and gain keywords (joined), lose some (left) or fall apart (split): one can do several. */
    changed: count,
    joined: count,
    left: count,
    split: count,
    new: count,
    /** Clusters that go: most of their keywords go into one other cluster (merged), or they do not (gone). */
    merged: count,
    gone: count,
  }),
  keywords: z.object({ stayed: count, moved: count }),
  /** Keywords that would move but were changed since: they stay as they are. */
  changedSince: count,
})

const neighbour = z.object({
  /** Null for a new cluster. */
  articleId: z.number().nullable(),
  title: z.string(),
})

/** Keywords that move from one cluster to the same other one. Only the most searched of them are named. */
const flow = neighbour.extend({ count, keywords: z.array(z.string()) })

export const proposedCluster = neighbour.extend({
  kind: z.enum(['changed', 'new', 'gone']),
  /**
   * Where the cluster's keywords go: most stay, most go into one other cluster, they go apart, or out of all clusters.
   */
  fate: z.enum(['stayed', 'merged', 'split', 'removed']).nullable(),
  /**
   * The clusters that its keywords are in then, most first, itself included. Empty unless it goes, merges or splits.
   */
  parts: z.array(neighbour.extend({ count })),
  /** Whether the cluster is kept without keywords, because a user has worked on it. */
  staysEmpty: z.boolean(),
  /** The main keyword that it has then; null when it has no keywords. */
  mainKeyword: z.string().nullable(),
  sizeBefore: count,
  sizeAfter: count,
  joined: z.array(flow),
  left: z.array(flow),
})

const about = { tag: 'grouping' } as const
const path = '/contentplan/{contentplanId}/grouping'
const reclustering = '/contentplan/{contentplanId}/reset-clusters'

export const grouping = {
  estimate: endpoint('member', {
    ...about,
    method: 'GET',
    path,
    summary:
      'What clustering the inactive keywords of a plan, or all active ones anew, would do now, and what search results would cost.',
  })
    .input(
      z.object({
        contentplanId,
        /** Whether to estimate a new clustering of all active keywords, with `refresh`. */
        recluster: queryFlag().default(false),
      }),
    )
    .output(groupingEstimate),
  start: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'run',
    path,
    summary: 'Clusters the inactive keywords of a plan. A run that goes on already is the answer then.',
  })
    .input(z.object({ contentplanId, confirmedCost }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  resume: endpoint('member', {
    ...about,
    method: 'PUT',
    scope: 'run',
    path,
    summary: 'Lets the last run, which failed, go on where it stopped.',
  })
    .input(z.object({ contentplanId, confirmedCost }))
    .output(z.object({ runId: z.number() })),
  cancel: endpoint('member', {
    ...about,
    method: 'DELETE',
    scope: 'run',
    path,
    summary: 'Ends the run that goes on. The plan stays as it was; search results that came are kept.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ isCancelled: z.boolean() })),
  getResult: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${path}/result`,
    summary:
      'What the last run has done; null where none ended, where it was undone, and where it clustered all keywords anew.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ result: groupingResult.nullable() })),
  recluster: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'run',
    path: reclustering,
    summary:
      'Clusters all active keywords anew, as a proposal. A run that goes on already is the answer then.',
  })
    .input(
      z.object({
        contentplanId,
        recluster: z.literal(true),
        /** The plan's minimum score if absent. */
        minimum_score: minimumScore.optional(),
        /** Whether to fetch search results first that are missing or older than the cache keeps them. */
        refresh: z.boolean().default(false),
        confirmedCost,
      }),
    )
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  preview: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${reclustering}/preview`,
    summary:
      'How many clusters of which sizes each minimum score from 1 to 10 would give, by the results known now.',
  })
    .input(z.object({ contentplanId }))
    .output(groupingPreview),
  getProposal: endpoint('member', {
    ...about,
    method: 'GET',
    path: reclustering,
    summary: 'What clustering anew would change, and waits to be applied; null where nothing does.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ proposal: proposal.nullable() })),
  listProposed: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${reclustering}/{runId}/clusters`,
    summary: 'A page of the clusters that the proposal changes, those with most keywords that move first.',
  })
    .input(
      z.object({
        contentplanId,
        runId,
        kind: z.enum(PROPOSED_KINDS).optional(),
        offset: wholeNumber({ least: 0, most: 1_000_000_000 }).default(0),
        limit: wholeNumber({ least: 1, most: MOST_PROPOSED }).default(PROPOSED_PER_PAGE),
      }),
    )
    .output(z.object({ clusters: z.array(proposedCluster), total: count })),
  applyProposal: endpoint('member', {
    ...about,
    method: 'PUT',
    path: `${reclustering}/{runId}`,
    summary: 'Does what the proposal says, all at once. It can be undone for 30 days.',
  })
    .input(z.object({ contentplanId, runId }))
    .output(z.object({ changeId: z.number().nullable() })),
  discardProposal: endpoint('member', {
    ...about,
    method: 'DELETE',
    path: `${reclustering}/{runId}`,
    summary: 'Forgets the proposal. The plan stays as it is.',
  })
    .input(z.object({ contentplanId, runId }))
    .output(z.object({ isDiscarded: z.boolean() })),
}
