/** Clusters that are compared, at most: of more the score is 0 (V-29). */
export const MOST_COMPARED = 10
/** Similar clusters that are listed, at most (G-07). */
export const MOST_SIMILAR = 20

/** The parts of a cluster's screen to which addresses lead: why keywords are together, and why clusters are not. */
export const WHY_ID = 'why-together'
export const APART_ID = 'why-not-together'
