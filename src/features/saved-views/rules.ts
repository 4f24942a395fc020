import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'

/** Screens whose list can be saved as a view, each with the path of the screen within a plan. */
const PATHS = { clusters: 'plan' } as const
export type ViewedScreen = keyof typeof PATHS
export const VIEWED_SCREENS = ['clusters'] as const satisfies readonly ViewedScreen[]

/** Characters of a name, at most. */
export const LONGEST_VIEW_NAME = 80

/** Characters of the parameters of an address, at most. */
export const LONGEST_VIEW_SEARCH = 4_000

/** Columns that a view names, at most. */
export const MOST_VIEW_COLUMNS = 100

/** Views of one screen in a plan, at most. */
export const MOST_VIEWS = 50
export const TOO_MANY_VIEWS = 'A plan can have 50 views of a screen. Delete some that you no longer need.'

export const VIEW_NAME_TAKEN = 'There is a view of this name already.'

/** What a list shows, as far as a view keeps it. */
export interface ViewContent {
  /** The optional part of the screen's path. */
  filter: string | null
  /** The parameters of the address. */
  search: string
  /** Keys of columns in any order; a view with null leaves the columns as each user has them. */
  columns: readonly string[] | null
}

interface KeptView extends ViewContent {
  id: number
  screen: ViewedScreen
}

/** Parameters that say where a user is in the list, not what the list shows. */
const NOT_KEPT = ['view', 'page', 'dialog']

/** The parameters of an address without those that no view keeps. */
export function searchOfView(search: string): string {
  const kept = new URLSearchParams(search)
  for (const name of NOT_KEPT) kept.delete(name)
  return kept.toString()
}

/** The address of a view. All of its filters are in it, so that it leads somewhere after the view was deleted, too. */
export function viewPath(place: PlanPlace, { id, screen, filter, search }: KeptView): string {
  const path = filter === null ? PATHS[screen] : `${PATHS[screen]}/${encodeURIComponent(filter)}`
  const parameters = new URLSearchParams(searchOfView(search))
  parameters.set('view', String(id))
  return `${contentplanPath(place, path)}?${parameters}`
}

/**
 * The view that a list shows, and whether something was changed since it was opened: the view that the address names,
 * or else one that shows the same; null when there is none.
 */
export function findCurrentView<View extends KeptView>(
  views: readonly View[],
  { now, viewId }: { now: ViewContent; viewId: number | null },
): { view: View; isChanged: boolean } | null {
  const opened = views.find(({ id }) => id === viewId)
  if (opened !== undefined) return { view: opened, isChanged: !showsSame(opened, now) }
  const same = views.find((view) => showsSame(view, now))
  return same === undefined ? null : { view: same, isChanged: false }
}

function showsSame(view: ViewContent, now: ViewContent): boolean {
  if (view.filter !== now.filter || sortedSearch(view.search) !== sortedSearch(now.search)) return false
  return view.columns === null || sortedKeys(view.columns) === sortedKeys(now.columns ?? [])
}

function sortedSearch(search: string): string {
  const parameters = new URLSearchParams(searchOfView(search))
  parameters.sort()
  return parameters.toString()
}

function sortedKeys(columns: readonly string[]): string {
  return JSON.stringify([...new Set(columns)].toSorted())
}
