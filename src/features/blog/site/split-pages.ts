import type { PlacedArticle } from './arrange-blog.ts'
import type { ListPage } from './write-list.ts'

/** Lists of at most `size` articles; one empty list when there are none. */
export function splitPages(articles: PlacedArticle[], size: number): ListPage[] {
  const pages = Math.max(1, Math.ceil(articles.length / size))
  return Array.from({ length: pages }, (_, index) => ({
    articles: articles.slice(index * size, (index + 1) * size),
    page: index + 1,
    pages,
  }))
}
