/** V-29: of more clusters the score is 0. */
export const MOST_COMPARED = 10
/** G-07: as many are looked through at once. */
export const MOST_SIMILAR = 20
