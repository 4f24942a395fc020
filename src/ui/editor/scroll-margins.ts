/** The page's header and the bar of the editor cover the upper end of a long text, so the caret is kept below them. */
export const scrollMargins = { top: 160, right: 8, bottom: 48, left: 8 }
