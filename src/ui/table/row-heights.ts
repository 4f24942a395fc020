export const HEADER_HEIGHT = 40

/** Of the bar below a table of several pages; Pager.module.css has the same. */
export const PAGER_HEIGHT = 53

/** Rows that a table shows at most: browsers cannot lay out pages higher than about 17 million pixels. */
export const MOST_ROWS = 300_000

/** Up to this number all rows are rendered, so that the browser's own search finds their text. */
export const MOST_WHOLE_ROWS = 100
