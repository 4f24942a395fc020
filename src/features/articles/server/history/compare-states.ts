import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { ArticleState, PlanState } from './plan-state.ts'

/** Columns of a cluster or hub that changed. `before` is null when it was created, `after` when it was deleted. */
const articleChange = z.object({
  id: z.number(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** Its title before the change, or the first one. Changes of earlier versions of the program lack it. */
  title: z.unknown().optional(),
})
export type ArticleChange = z.infer<typeof articleChange>

export const stateChange = z.object({
  /** Three lists in the same order: the keywords that moved, where they were, and where they are. */
  keywordIds: z.array(z.number()),
  placesBefore: z.array(z.number()),
  placesAfter: z.array(z.number()),
  articles: z.array(articleChange),
  hubs: z.array(articleChange),
})
export type StateChange = z.infer<typeof stateChange>

/** The difference between two states of a plan, without keywords that were deleted meanwhile. */
export function compareStates(before: PlanState, after: PlanState): StateChange {
  const moved = [...before.placeOf].flatMap(([id, from]) => {
    const to = after.placeOf.get(id)
    return to === undefined || to === from ? [] : [{ id, from, to }]
  })
  return {
    keywordIds: moved.map(({ id }) => id),
    placesBefore: moved.map(({ from }) => from),
    placesAfter: moved.map(({ to }) => to),
    articles: compareRows(before.articles, after.articles),
    hubs: compareRows(before.hubs, after.hubs),
  }
}

type Rows = ReadonlyMap<number, ArticleState>

function compareRows(before: Rows, after: Rows): ArticleChange[] {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].flatMap((id) => compareRow(before.get(id), after.get(id)))
}

/** When a cluster was changed is not a change to undo. */
const TIMES = new Set(['updated_at', 'status_updated_at'])

function compareRow(before?: ArticleState, after?: ArticleState): ArticleChange[] {
  const id = before?.id ?? after?.id ?? 0
  const title = nameOf(before) ?? nameOf(after)
  if (before === undefined || after === undefined)
    return [{ id, title, before: before ?? null, after: after ?? null }]
  const columns = Object.keys(after).filter(
    (column) => !TIMES.has(column) && !isDeepStrictEqual(before[column], after[column]),
  )
  if (columns.length === 0) return []
  return [{ id, title, before: pick(before, columns), after: pick(after, columns) }]
}

function nameOf(state?: ArticleState): unknown {
  return state?.['title'] ?? state?.['name']
}

function pick(state: ArticleState, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column, state[column]]))
}
