import { expect, test } from 'vitest'
import { placePanel } from './place-panel.ts'

const WINDOW = { width: 1000, height: 800 }
const PANEL = { width: 200, height: 300 }

test.each([
  ['below its anchor', { left: 100, top: 100 }, 'start', { left: 100, top: 136 }],
  ['with its end at the anchor’s end', { left: 400, top: 100 }, 'end', { left: 300, top: 136 }],
  ['above where only there is room', { left: 100, top: 700 }, 'start', { left: 100, top: 396 }],
  ['at the other end where only there is room', { left: 20, top: 100 }, 'end', { left: 20, top: 136 }],
  ['inside the window on the right', { left: 950, top: 100 }, 'start', { left: 792, top: 136 }],
  ['inside the window on the left', { left: 0, top: 100 }, 'end', { left: 8, top: 136 }],
] as const)('a panel lies %s', (_, place, align, expected) => {
  const anchor = { ...place, width: 100, height: 32 }
  expect(placePanel({ anchor, panel: PANEL, window: WINDOW, align })).toEqual(expected)
})

test('a panel with no room on either side stays inside the window', () => {
  const anchor = { left: 100, top: 200, width: 100, height: 32 }
  const window = { width: 1000, height: 400 }
  expect(placePanel({ anchor, panel: PANEL, window, align: 'start' })).toEqual({ left: 100, top: 92 })
})
