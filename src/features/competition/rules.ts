/** Rows of competing clusters and of competing pages (K-16). */
export const COMPETING_CLUSTERS = 50
export const COMPETING_PAGES = 100
/** External pages that are shown as competitors (F-141), and on the shared view (F-142). */
export const COMPETITORS = 5
export const SHARED_COMPETITORS = 10
/** Weeks of a cluster's chart (K-20). */
export const WEEKS = 12
/** Keywords of a competing cluster that are listed, at most; the most seen ones. */
export const MOST_COMPETING_KEYWORDS = 100
