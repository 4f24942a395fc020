import { ACTION_NAMES, type Action } from '#features/advice/rules.ts'
import { SHORTCUT_NAMES } from '#features/articles/web/index.ts'
import { FIRST_PICKS } from '../view/picks.ts'
import type { ClustersView, PageKind } from '../clusters-view.ts'

/** The shortcuts to pages by what is to be done with them, in the order in which they matter. */
export const ACTION_KINDS = [
  'update',
  'merge',
  'delete',
  'leave',
  'not-enough-data',
] as const satisfies Action[]

/** The kinds of pages as people read them. */
export const KIND_NAMES: Record<PageKind, string> = {
  all: 'All clusters',
  existing: 'Existing pages',
  new: 'New pages',
  ...ACTION_NAMES,
  ...SHORTCUT_NAMES,
}

/** F-072: another kind of pages clears the filter of actions. */
export function chooseKind(kind: PageKind, { picks }: Pick<ClustersView, 'picks'>) {
  return { kind, picks: { ...picks, action: FIRST_PICKS.action } }
}
