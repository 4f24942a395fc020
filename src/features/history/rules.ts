/** Entries of the history on a page. */
export const HISTORY_PAGE_SIZES = [50, 200] as const
export const [ENTRIES_PER_PAGE, MOST_ENTRIES] = HISTORY_PAGE_SIZES

/** Clusters and keywords of an entry that are read at once. */
export const [DETAILS_PER_PAGE, MOST_DETAILS] = [100, 1000] as const
