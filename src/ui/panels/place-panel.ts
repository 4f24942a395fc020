interface Size {
  width: number
  height: number
}

interface Box extends Size {
  left: number
  top: number
}

interface PanelPlaceInput {
  anchor: Box
  panel: Size
  window: Size
  align: 'start' | 'end'
}

const GAP = 4
const EDGE = 8

/** Position in pixels: below the anchor if there is room, else above; aligned with its start or end. */
export function placePanel({ anchor, panel, window, align }: PanelPlaceInput): { left: number; top: number } {
  const most = window.width - panel.width - EDGE
  const starts = { start: anchor.left, end: anchor.left + anchor.width - panel.width }
  const wanted = [starts[align], starts.start, starts.end].find((one) => one >= EDGE && one <= most)
  const left = wanted ?? Math.max(EDGE, Math.min(starts[align], most))
  const below = anchor.top + anchor.height + GAP
  const above = anchor.top - GAP - panel.height
  const fitsBelow = below + panel.height <= window.height - EDGE
  const top = fitsBelow || above < EDGE ? below : above
  return { left, top: Math.max(EDGE, Math.min(top, window.height - panel.height - EDGE)) }
}
