import type { Action } from '#features/advice/rules.ts'
import type { Tone } from '#ui/plot/shapes.ts'

/** The colours of the actions for pages (F-077), as tones of a plot. */
export const ACTION_TONES: Record<Action, Tone> = {
  leave: 'good',
  update: 'warning',
  merge: 'other',
  delete: 'danger',
  'not-enough-data': 'none',
}

const NAMES: Record<Action, string> = {
  leave: 'Leave',
  update: 'Update',
  merge: 'Merge',
  delete: 'Delete',
  'not-enough-data': 'Not enough data',
}

export function nameAction(action: Action): string {
  return NAMES[action]
}
