/** V-29: of more clusters the score is 0. */
export const MOST_COMPARED = 10
