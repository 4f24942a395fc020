import { z } from 'zod'
import { undoable } from '#features/articles/contract.ts'
import { confirmedCost } from '#features/billing/contract.ts'
import { contentplanId, inPlan, topicId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { incoming } from '#platform/contract/message.ts'
import {
  groupedCluster,
  hub,
  hubBuild,
  hubDescription,
  hubIds,
  hubName,
  hubTags,
  proposedHub,
} from './contract/hub.ts'
import { buildEstimate, hubIdeas, suggestedHub } from './contract/ideas.ts'
import { hubOverview } from './contract/overview.ts'
import { MOST_HUBS_AT_ONCE } from './rules.ts'

export { hub, hubBuild } from './contract/hub.ts'
export { buildEstimate, hubIdeas, suggestedHub, suggestedKeyword } from './contract/ideas.ts'
export { hubOverview } from './contract/overview.ts'

const about = { tag: 'hubs' } as const
const path = '/contentplan/{contentplanId}/topic'

const topicIds = hubIds.max(MOST_HUBS_AT_ONCE)
const ofOne = { ...inPlan, topicIds: topicIds.max(1) }

export const hubChange = z.discriminatedUnion('action', [
  z.object({ ...ofOne, action: z.literal('rename'), name: hubName }),
  z.object({ ...inPlan, action: z.enum(['exclude', 'delete']), topicIds }),
  z.object({
    ...ofOne,
    action: z.literal('updateTags'),
    tags: hubTags.refine((tags) => tags.length > 0, 'Enter at least one seed keyword.'),
  }),
  z.object({ ...ofOne, action: z.literal('updateDescription'), description: hubDescription }),
])

/** Creates a hub and builds it. Trackers of its run have its topicId. */
export const runHubCreator = incoming('runHubCreator', {
  tag: 'hubs',
  access: 'member',
  summary: 'Creates a hub and starts the run that builds it, whose steps are told with the topicId.',
  data: z.object({
    contentplanId,
    hubName,
    hubDescription: hubDescription.default(''),
    /** Ignored: the sender is who starts the run. */
    userId: z.union([z.number(), z.string()]).optional(),
    confirmedCost,
  }),
})

export const hubs = {
  /** Creates a hub (C-060). */
  create: endpoint('member', {
    ...about,
    method: 'POST',
    path,
    summary: 'Makes a hub, to which clusters can be moved.',
  })
    .input(
      z.object({
        ...inPlan,
        name: hubName,
        description: hubDescription.default(''),
        tags: hubTags.default([]),
      }),
    )
    .output(z.object({ id: z.number() })),
  /** Changes hubs (C-062). */
  change: endpoint('member', {
    ...about,
    method: 'PUT',
    path,
    summary:
      'Renames a hub, changes its seed keywords or its description, deletes hubs and keeps their clusters (delete), or deletes the clusters of hubs and excludes their keywords (exclude).',
  })
    .input(hubChange)
    .output(undoable),
  /** Lists the hubs (C-061). */
  list: endpoint('member', {
    ...about,
    method: 'GET',
    path,
    summary: 'The hubs of a content plan, by name.',
  })
    .input(z.object({ contentplanId }))
    .output(z.array(hub)),
  /** Suggests hubs (C-063). */
  suggest: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'run',
    path: `${path}/suggest`,
    summary:
      'Hubs that the plan could have: of its clusters without a hub, and on request of a language model.',
  })
    .input(
      z.object({
        ...inPlan,
        /** Whether to ask the connected model, too, which costs money. */
        askModel: z.boolean().default(false),
      }),
    )
    .output(z.array(suggestedHub)),
  /** Ideas for hubs (C-064). */
  expand: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'run',
    path: '/contentplan/hub-expand',
    summary:
      'Keywords that hubs could have pages for: clusters and keywords of the plan, what its search results and words suggest, and on request related searches, which cost money.',
  })
    .input(
      z.object({
        ...inPlan,
        /** All hubs if absent. */
        topicId: topicId.optional(),
        runRelatedKeywords: z.boolean().default(false),
        /** Whether to add the found keywords to the plan, as inactive ones. */
        saveKeywords: z.boolean().default(false),
        confirmedCost,
      }),
    )
    .output(z.array(hubIdeas)),
  /** Proposes hubs for the clusters that have none, or creates proposed ones (C-065). */
  bulkCreate: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'run',
    path: '/hubs/bulk-create',
    summary:
      'Groups the clusters without a hub by the subjects that they share, and says which would be in which hub (createAndMap false); or creates such hubs with their clusters, as one change that can be undone (createAndMap true).',
  })
    .input(
      z.object({
        ...inPlan,
        createAndMap: z.boolean().default(false),
        /** The hubs to create; only with createAndMap. */
        groups: z.array(proposedHub).max(MOST_HUBS_AT_ONCE).default([]),
      }),
    )
    .output(
      undoable.extend({
        groups: z.array(
          z.object({
            name: z.string(),
            description: z.string(),
            /** Words that its clusters share; empty when a model has named it. */
            tags: z.array(z.string()),
            estimated_search_volume: z.number(),
            articles: z.array(groupedCluster),
          }),
        ),
        /** Clusters that fit into no hub. */
        left: z.array(groupedCluster),
        /** The hubs that were created. */
        hubs: z.array(z.object({ id: z.number(), name: z.string(), article_count: z.number() })),
      }),
    ),
  /** What building a hub would cost. */
  estimateBuild: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${path}/{topicId}/build`,
    summary: 'What building a hub, or looking for more ideas for it, would cost, and its last run.',
  })
    .input(z.object({ contentplanId, topicId }))
    .output(buildEstimate.extend({ run: hubBuild.nullable() })),
  /** Builds a hub (C-066). */
  build: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'run',
    path: '/contentplan/{contentplanId}/crawl',
    summary:
      'Starts a run that finds keywords for a hub, clusters them by their search results and moves the clusters into the hub. A run that goes on already is the answer then.',
  })
    .input(z.object({ ...inPlan, topicId, confirmedCost }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  cancelBuild: endpoint('member', {
    ...about,
    method: 'DELETE',
    scope: 'run',
    path: `${path}/{topicId}/build`,
    summary: 'Ends the run that builds a hub. Keywords that it has found stay in the plan.',
  })
    .input(z.object({ contentplanId, topicId }))
    .output(z.object({ isCancelled: z.boolean() })),
  /** How a hub stands in search (D-15). */
  getOverview: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${path}/{topicId}/overview`,
    summary: 'How much of its subject a hub covers, how it ranks, and what is to be done with its pages.',
  })
    .input(z.object({ contentplanId, topicId }))
    .output(hubOverview),
}
