import { moveByKey } from '#ui/table/move-by-key.ts'
import type { TreeItem } from './layout-tree.ts'
import { itemAt } from '#platform/items.ts'

/**
 * The place that a key moves to: down and up item by item, right to the first branch, left back; null for other keys.
 */
export function moveInTree(items: readonly TreeItem[], place: number, key: string): number | null {
  const { parent, keywordId } = itemAt(items, place)
  if (key === 'ArrowRight') return keywordId === null ? place + 1 : place
  if (key === 'ArrowLeft') return parent ?? place
  const next = moveByKey(key, place, items.length)
  return next === null ? null : Math.max(0, Math.min(next, items.length - 1))
}
