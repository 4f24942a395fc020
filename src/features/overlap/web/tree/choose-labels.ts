import type { TreeLayout } from './layout-tree.ts'

const ROW_HEIGHT_SHARE = 0.45
const LABEL_WIDTH = 28

/**
 * The places of the meetings that are labelled with their overlap (D-25b: only below 10). Of two labels that would
 * cover each other, the meeting of more keywords gets its label. @param width of the tree in pixels
 */
export function chooseLabels({ items, least }: TreeLayout, width: number): ReadonlySet<number> {
  const pixels = width / (10 - least)
  const chosen: { overlap: number; y: number; place: number }[] = []
  const meetings = items
    .filter(({ keywordId, overlap }) => keywordId === null && overlap < 10)
    .toSorted((one, other) => other.endRow - other.firstRow - (one.endRow - one.firstRow))
  for (const { overlap, y, place } of meetings) {
    const isTaken = chosen.some(
      (other) =>
        Math.abs(other.y - y) < ROW_HEIGHT_SHARE && Math.abs(other.overlap - overlap) * pixels < LABEL_WIDTH,
    )
    if (!isTaken) chosen.push({ overlap, y, place })
  }
  return new Set(chosen.map(({ place }) => place))
}
