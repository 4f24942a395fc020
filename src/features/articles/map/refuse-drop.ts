import type { z } from 'zod'
import type { mappedArticle } from '../contract.ts'
import type { MapRow } from '../rules.ts'
import { mapRowOf } from './places.ts'

/** A cell of the map. */
export interface MapPlace {
  /** Null: in no hub. */
  topicId: number | null
  row: MapRow
}

/** Why a favorite cannot be dropped in a cell (E-60, E-61). */
export const DROP_REFUSALS = {
  'is there': 'Article is already in this position',
  'product is there': 'Product is already in this hub',
  'needs product row': 'Products can only be moved to Product rows.',
  'no product': 'Cannot move non-product articles to Product rows.',
} as const
type DropRefusal = keyof typeof DROP_REFUSALS

type Dropped = Pick<z.infer<typeof mappedArticle>, 'topic_id' | 'type' | 'funnel'>

/** Why a favorite cannot be dropped in a cell (F-154); null when it can. */
export function refuseDrop(article: Dropped, { topicId, row }: MapPlace): DropRefusal | null {
  const from = mapRowOf(article)
  const isProduct = from === 'products'
  if (isProduct && row !== 'products') return 'needs product row'
  if (!isProduct && row === 'products') return 'no product'
  if (article.topic_id !== topicId || from !== row) return null
  return isProduct ? 'product is there' : 'is there'
}
