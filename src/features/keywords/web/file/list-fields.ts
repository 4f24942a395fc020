import type { ListField } from '../../files/index.ts'

/** As files/ has them, without the readers, which only the worker needs. */
export const FIELDS: readonly ListField[] = [
  'keyword',
  'volume',
  'difficulty',
  'cpc',
  'competition',
  'intent',
]
