import type { TreeItem } from './layout-tree.ts'
import { itemAt } from '#platform/items.ts'

/** The lines below one item as the data of an SVG path: x is the overlap, y counts rows from the top. */
export function drawLines(items: readonly TreeItem[], { place, end }: TreeItem): string {
  return items
    .slice(place, end)
    .map((item) => {
      const across = item.place === place ? '' : `M${parentOf(items, item).overlap} ${item.y}H${item.overlap}`
      return item.keywordId === null
        ? `${across}M${item.overlap} ${item.spread[0]}V${item.spread[1]}`
        : across
    })
    .join('')
}

/** The lines from where two keywords meet to both of them. */
export function drawRoute(
  items: readonly TreeItem[],
  meeting: TreeItem,
  pair: readonly [number, number],
): string {
  const ends = items.filter(({ keywordId }) => keywordId !== null && pair.includes(keywordId))
  return ends.map((end) => drawUp(items, end, meeting)).join('')
}

function drawUp(items: readonly TreeItem[], end: TreeItem, meeting: TreeItem): string {
  let path = ''
  for (let item = end; item.place > meeting.place; item = parentOf(items, item)) {
    const { overlap, y } = parentOf(items, item)
    path += `M${overlap} ${y}V${item.y}H${item.overlap}`
  }
  return path
}

function parentOf(items: readonly TreeItem[], { parent, place }: TreeItem): TreeItem {
  return itemAt(items, parent ?? place)
}
