export const HEADER_HEIGHT = 40

/** Browsers cannot lay out pages higher than about 17 million pixels. */
export const MOST_ROWS = 300_000

/** Below this all rows exist, so that the browser's own search finds every word. */
export const MOST_WHOLE_ROWS = 100
