/** Clusters that are compared, at most: of more the score is 0 (V-29). */
export const MOST_COMPARED = 10
/** Similar clusters that are listed, at most (G-07). */
export const MOST_SIMILAR = 20
