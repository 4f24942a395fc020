import { ACTION_NAMES } from '#features/advice/rules.ts'
import { ACTION_TONES } from '#features/advice/web/index.ts'
import type { Tone } from '#ui/plot/shapes.ts'
import { CHOSEN_ACTIONS } from '../table/attributes.ts'
import { NO_RANK, RANKS, type Colouring } from './map-items.ts'

interface Legend {
  label: string
  names: readonly { tone: Tone; name: string }[]
}

/** What the colours of the map mean. */
export const LEGENDS: Record<Colouring, Legend> = {
  rank: { label: 'Colours of the ranks', names: [...RANKS, NO_RANK] },
  action: {
    label: 'Colours of the actions',
    names: [
      ...CHOSEN_ACTIONS.map((action) => ({ tone: ACTION_TONES[action], name: ACTION_NAMES[action] })),
      { tone: NO_RANK.tone, name: 'No action' },
    ],
  },
}
