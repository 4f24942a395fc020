import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { FIRST_DAY, isSearchDay, LAST_DAY } from '#features/performance/rules.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { EVENT_KINDS, GOOGLE_UPDATES, LONGEST_ANNOTATION } from './rules.ts'

const annotationId = defineId('annotation')

const about = { tag: 'annotations' } as const
const OF_PLAN = '/contentplan/{contentplanId}/annotations'

const day = z.iso.date().refine(isSearchDay, `name a day between ${FIRST_DAY} and ${LAST_DAY}`)

/** A note, or the correction of an update of Google. */
const written = {
  text: z.string().trim().min(1, 'write what happened').max(LONGEST_ANNOTATION),
  first_day: day,
  /** The same as first_day for a single day. */
  last_day: day,
  is_hidden: z.boolean().default(false),
}

/** An annotation as its caller knows it; one that is another by now is not replaced. */
const before = z.object({
  text: z.string().max(LONGEST_ANNOTATION),
  first_day: day,
  last_day: day,
  is_hidden: z.boolean(),
})

/** A text on some days of a plan's charts. */
export const annotation = z.object({
  /** null for an update of Google as it is shipped, without a change of this plan. */
  id: z.number().nullable(),
  /** Which update of Google it is; null for a note. */
  update_key: z.string().nullable(),
  text: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  /** Hidden ones are listed so that they can be shown again. */
  is_hidden: z.boolean(),
})

/** Clusters of one day that were published or updated, or changed at once. */
export const planEvent = z.object({
  kind: z.enum(EVENT_KINDS),
  day: z.string(),
  /** How many clusters. */
  count: z.number(),
  /** The title of the cluster when there is one, and the kind of the change of clusters. */
  detail: z.string().nullable(),
})

export const annotations = {
  list: endpoint('member', {
    ...about,
    method: 'GET',
    path: OF_PLAN,
    summary:
      'What is marked on the charts of a plan within a range of days: notes, updates of Google, and what happened to its clusters.',
  })
    .input(z.object({ contentplanId, startDate: day, endDate: day }))
    .output(z.object({ annotations: z.array(annotation), events: z.array(planEvent) })),
  create: endpoint('member', {
    ...about,
    method: 'POST',
    path: OF_PLAN,
    summary: 'Adds a note, or changes or hides an update of Google in this plan.',
  })
    .input(
      z.object({
        contentplanId,
        update_key: z.enum(GOOGLE_UPDATES.map(({ key }) => key)).optional(),
        /** null when the caller knows the update as it is shipped. */
        before: z.null().optional(),
        ...written,
      }),
    )
    .output(z.object({ id: z.number() })),
  change: endpoint('member', {
    ...about,
    method: 'PUT',
    path: `${OF_PLAN}/{annotationId}`,
    summary: 'Changes or hides an annotation.',
  })
    .input(z.object({ contentplanId, annotationId, before: before.optional(), ...written }))
    .output(z.object({ id: z.number() })),
  delete: endpoint('member', {
    ...about,
    method: 'DELETE',
    path: `${OF_PLAN}/{annotationId}`,
    summary: 'Deletes a note; a changed or hidden update of Google is again as it was.',
  })
    .input(z.object({ contentplanId, annotationId }))
    .output(z.object({ isDeleted: z.literal(true) })),
}
