import type { Action } from '#features/advice/rules.ts'

/** The actions for a page as they are shown (N-36). */
export const ACTION_NAMES: Record<Action, string> = {
  leave: 'Leave',
  update: 'Update',
  merge: 'Merge',
  delete: 'Delete',
  'not-enough-data': 'Not enough data',
}
