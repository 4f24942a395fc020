import type { ListField } from '../../files/index.ts'

/**
 * The fields of files/map-columns.ts, repeated so that the screen does not load the readers. Only the worker does.
 */
export const FIELDS: readonly ListField[] = [
  'keyword',
  'volume',
  'difficulty',
  'cpc',
  'competition',
  'intent',
]
