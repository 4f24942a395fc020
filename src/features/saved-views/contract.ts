import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { LONGEST_VIEW_NAME, LONGEST_VIEW_SEARCH, MOST_VIEW_COLUMNS, VIEWED_SCREENS } from './rules.ts'

const viewId = defineId('saved_view')

const about = { tag: 'saved-views' } as const
const OF_PLAN = '/contentplan/{contentplanId}/view'

const screen = z.enum(VIEWED_SCREENS)

const name = z.string().trim().min(1, 'write a name').max(LONGEST_VIEW_NAME)

const content = {
  /** The optional part of the screen's path, such as `new` in `plan/new`. */
  filter: z
    .string()
    .max(100)
    .regex(/^[a-z0-9-]+$/, 'a filter is a part of a path, such as new')
    .nullable(),
  /** The parameters of the address, without the page: `q=boots&sort=title`. */
  search: z.string().max(LONGEST_VIEW_SEARCH),
  /** Keys of columns; null leaves the columns as each user has them. */
  columns: z.array(z.string().min(1).max(100)).max(MOST_VIEW_COLUMNS).readonly().nullable(),
}

/** Filters, order and columns of a list that a member has named, for all members of the plan. */
export const savedView = z.object({
  id: z.number(),
  screen,
  name: z.string(),
  filter: z.string().nullable(),
  search: z.string(),
  columns: z.array(z.string()).nullable(),
  /** The name of the user who saved it first; null when that account was deleted. */
  created_by: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

export const savedViews = {
  list: endpoint('member', {
    ...about,
    method: 'GET',
    path: OF_PLAN,
    summary: 'The saved views of a screen of a plan, by name.',
  })
    .input(z.object({ contentplanId, screen }))
    .output(z.object({ views: z.array(savedView) })),
  create: endpoint('member', {
    ...about,
    method: 'POST',
    path: OF_PLAN,
    summary: 'Saves filters, order and columns under a name, for all members.',
  })
    .input(z.object({ contentplanId, screen, name, ...content }))
    .output(savedView),
  change: endpoint('member', {
    ...about,
    method: 'PUT',
    path: `${OF_PLAN}/{viewId}`,
    summary: 'Renames a saved view, or replaces what it shows. What is left out stays.',
  })
    .input(
      z
        .object({ contentplanId, viewId, name, ...content })
        .partial()
        .required({ contentplanId: true, viewId: true }),
    )
    .output(savedView),
  delete: endpoint('member', {
    ...about,
    method: 'DELETE',
    path: `${OF_PLAN}/{viewId}`,
    summary: 'Deletes a saved view. Addresses that name it still show its filters.',
  })
    .input(z.object({ contentplanId, viewId }))
    .output(z.object({ isDeleted: z.literal(true) })),
}
