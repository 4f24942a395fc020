import type { MapRow } from '../rules.ts'
import type { MapState } from './places.ts'

/** The rows of the map, in the words that people read. */
export const MAP_ROW_NAMES: Record<MapRow, string> = {
  top: 'Top Funnel',
  middle: 'Middle Funnel',
  bottom: 'Bottom Funnel',
  products: 'Products',
}

/** The legend of the map (F-150): each state with its sign and its meaning. */
export const MAP_LEGEND = {
  published: {
    name: 'Published page',
    shape: 'full',
    meaning: 'Its status is published, or it has a page of your site',
  },
  'in progress': {
    name: 'In progress',
    shape: 'half',
    meaning: 'Its writing has begun: its status is one from briefed to reviewed',
  },
  'new idea': { name: 'New idea', shape: 'hollow', meaning: 'It has neither a status nor a page yet' },
} as const satisfies Record<MapState, { name: string; shape: string; meaning: string }>
