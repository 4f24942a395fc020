import type { Tone } from '#ui/plot/shapes.ts'
import type { Action } from '../rules.ts'

/** The colours of the actions for pages (F-077). */
export const ACTION_TONES: Record<Action, Tone> = {
  leave: 'good',
  update: 'warning',
  merge: 'other',
  delete: 'danger',
  'not-enough-data': 'none',
}
