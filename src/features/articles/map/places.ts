import type { z } from 'zod'
import type { mappedArticle } from '../contract.ts'
import { FIRST_FUNNEL, type ArticleType, type MapRow } from '../rules.ts'

type Mapped = z.infer<typeof mappedArticle>

/** The types whose favorites are in the row of products, whatever their funnel. */
export const PRODUCT_TYPES = new Set<ArticleType | null>(['product', 'category'])

/** The row of the map in which a favorite is (F-150): without a known funnel, the first one (K-32). */
export function mapRowOf({ type, funnel }: Pick<Mapped, 'type' | 'funnel'>): MapRow {
  return PRODUCT_TYPES.has(type) ? 'products' : (funnel ?? FIRST_FUNNEL)
}

/** What the legend of the map tells apart (F-150). */
export const MAP_STATES = ['published', 'in progress', 'new idea'] as const
export type MapState = (typeof MAP_STATES)[number]

/** How far a favorite is: published by its status or its page (M-08), begun, or neither. */
export function mapStateOf({ status, article_url: url }: Pick<Mapped, 'status' | 'article_url'>): MapState {
  if (status === 'published' || url !== null) return 'published'
  return status === 'no status' ? 'new idea' : 'in progress'
}
