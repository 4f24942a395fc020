/** V-22 */
export const TITLE_TAKEN = 'Article title already exists.'
export const LONGEST_TITLE = 500
/** A change can be taken back for so long. */
export const UNDO_DAYS = 30
/** K-15: as many as a screen of clusters can select. */
export const MOST_ARTICLES = 500
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
] as const
