import type { Blog, PlacedArticle, PlacedHub } from './arrange-blog.ts'
import { escapeText } from './escape.ts'

/** Addresses of a blog's pages relative to its root, encoded: a root before them makes them links. */
export function articlePath({ slug }: Pick<PlacedArticle, 'slug'>): string {
  return `${encodeURIComponent(slug)}/`
}

export function hubPath({ slug }: Pick<PlacedHub, 'slug'>, page = 1): string {
  return `hub/${encodeURIComponent(slug)}/${page === 1 ? '' : `page/${page}/`}`
}

export function homePath(page = 1): string {
  return page === 1 ? '' : `page/${page}/`
}

/** Where a page is for readers, origin and all. */
export function absolute({ site }: Blog, path: string): string {
  return `${site.address}/${path}`
}

/** A link to a page below the root, from a page whose way to the root is given. */
export function linkTo(root: string, path: string): string {
  return escapeText(`${root}${path}` || './')
}
