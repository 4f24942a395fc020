// What browsers need of the contract's numbers stands here: they get no schemas.

/** K-15 */
export const ARTICLE_PAGE_SIZES = [50, 200, 500] as const
export const [ARTICLES_PER_PAGE, , MOST_ARTICLES_PER_PAGE] = ARTICLE_PAGE_SIZES
