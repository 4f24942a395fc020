import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

const share = z.number().nullable()

/** What is known of a plan's search data, and what goes on about it. */
export const searchData = z.object({
  /** The days of which something is there; null: none yet. */
  imported: z.object({ first: z.string(), last: z.string(), days: z.number() }).nullable(),
  /** The last days of them by which keywords and pages are measured, and what of these Google keeps the queries of to itself, from 0 to 1. */
  anonymised: z.object({ from: z.string(), to: z.string(), clicks: share, impressions: share }).nullable(),
  import_started: z.string().nullable(),
  import_ended: z.string().nullable(),
  /** Why nothing comes any more, where somebody has to do something about it. */
  import_error: z.string().nullable(),
  /** When the next import begins by itself; null: never. */
  import_due_at: z.string().nullable(),
  /** The import that goes on or was the last one. */
  run: z
    .object({
      id: z.number(),
      state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
      /** Why it waits, failed or was cancelled. */
      reason: z.string().nullable(),
    })
    .nullable(),
})

const about = { tag: 'performance' } as const

export const performance = {
  startUpdate: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/updating',
    summary:
      'Reads what is new in the Search Console of a plan, and from then on once a day. An import that goes on already is the answer then.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  getSearchData: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/search-data',
    summary: 'What is known of the search data of a plan: its days, its imports and what goes on.',
  })
    .input(z.object({ contentplanId }))
    .output(searchData),
}
