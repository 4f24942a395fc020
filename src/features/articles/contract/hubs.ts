import { z } from 'zod'
import { contentplanId, inPlan, topicId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { LONGEST_HUB_DESCRIPTION, LONGEST_HUB_NAME, MOST_HUBS_AT_ONCE } from '../rules.ts'
import { undoable } from './changes.ts'

const about = { tag: 'hubs', path: '/contentplan/{contentplanId}/topic' } as const
const count = z.number()

/** A group of clusters about one subject (N-07). */
export const hub = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  /** How many clusters it has, and how many of them have a page of the site. */
  article_count: count,
  existing: count,
  /** The sum of the volumes of its clusters. */
  estimated_search_volume: count,
})

const name = z.string().trim().min(1).max(LONGEST_HUB_NAME)
const topicIds = z.array(topicId).min(1).max(MOST_HUBS_AT_ONCE)

export const hubChange = z.discriminatedUnion('action', [
  z.object({ ...inPlan, action: z.literal('rename'), topicIds: topicIds.max(1), name }),
  z.object({ ...inPlan, action: z.enum(['exclude', 'delete']), topicIds }),
])

export const hubs = {
  /** Creates a hub (C-060). */
  create: endpoint('member', {
    ...about,
    method: 'POST',
    summary: 'Makes a hub, to which clusters can be moved.',
  })
    .input(
      z.object({
        contentplanId,
        name,
        description: z.string().trim().max(LONGEST_HUB_DESCRIPTION).default(''),
      }),
    )
    .output(z.object({ id: z.number() })),
  /** Changes hubs (C-062). */
  change: endpoint('member', {
    ...about,
    method: 'PUT',
    summary:
      'Renames a hub, deletes hubs and keeps their clusters (delete), or deletes the clusters of hubs and excludes their keywords (exclude).',
  })
    .input(hubChange)
    .output(undoable),
  /** Lists the hubs (C-061). */
  list: endpoint('member', {
    ...about,
    method: 'GET',
    summary: 'The hubs of a content plan, by name.',
  })
    .input(z.object({ contentplanId }))
    .output(z.array(hub)),
}
