import { defineId } from '#platform/contract/ids.ts'

export const articleId = defineId('article')

/** N-30, in the order that writing takes (M-07). */
export const ARTICLE_STATUSES = [
  'no status',
  'briefed',
  'researched',
  'drafted',
  'edited',
  'illustrated',
  'shared',
  'reviewed',
  'published',
] as const

/** N-31 */
export const ARTICLE_PRIORITIES = ['high', 'not set', 'low'] as const
