import type { Tone } from '#ui/plot/shapes.ts'
import { NO_RANK, RANKS, type Colouring } from './map-items.ts'
import { ACTION_TONES, nameAction } from './tones.ts'

interface Legend {
  label: string
  names: readonly { tone: Tone; name: string }[]
}

const ACTIONS = ['leave', 'update', 'merge', 'delete'] as const

/** What the colours of the map mean. */
export const LEGENDS: Record<Colouring, Legend> = {
  rank: { label: 'Colours of the ranks', names: [...RANKS, NO_RANK] },
  action: {
    label: 'Colours of the actions',
    names: [
      ...ACTIONS.map((action) => ({ tone: ACTION_TONES[action], name: nameAction(action) })),
      { tone: NO_RANK.tone, name: 'No action' },
    ],
  },
}
