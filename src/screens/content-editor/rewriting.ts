/** Opens an article with the question from which status it is written again (D-24). */
export type Rewrite = (articleId: number) => void
