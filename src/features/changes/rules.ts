/** V-22 */
export const TITLE_TAKEN = 'Article title already exists.'
export const LONGEST_TITLE = 500
/** A change can be taken back for so long. */
export const UNDO_DAYS = 30
/** Of one change: ten of the largest pages that the list of clusters has (K-15). */
export const MOST_ARTICLES = 5_000
/** Of the latest changes. */
export const MOST_LISTED = 100

export const CHANGE_KINDS = [
  'exclude',
  'reset',
  'include',
  'move',
  'create',
  'delete articles',
  'reset articles',
  'merge',
  'rename',
  'lock',
  'unlock',
  'cluster',
  'recluster',
  'match page',
  'unmatch page',
  'lock page',
  'unlock page',
  'exclude pages',
] as const
