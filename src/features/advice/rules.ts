/** What to do with a page (N-36). */
export const ACTIONS = ['leave', 'merge', 'delete', 'update', 'not-enough-data'] as const
export type Action = (typeof ACTIONS)[number]
