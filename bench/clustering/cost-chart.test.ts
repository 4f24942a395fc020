import { expect, test } from 'vitest'
import { drawCostChart } from './cost-chart.ts'
import type { Curve } from './cost-chart.ts'

const ours: Curve = {
  name: 'Keyloom',
  points: [
    { keywords: 1000, seconds: 0.1 },
    { keywords: 1_000_000, seconds: 10 },
  ],
  end: null,
}
const peer: Curve = {
  name: 'loops & sets',
  points: [{ keywords: 1000, seconds: 1 }],
  end: 'over 180 s',
}

test('a chart places what costs ten times more one step up, and ten times more keywords one step to the right', () => {
  const places = /<polyline points="([^"]+)"/g
  const [second = '', first = ''] = [...drawCostChart([ours, peer]).matchAll(places)].map(
    ([, found]) => found,
  )
  expect(first.split(' ')).toEqual(['556,84', '72,456'].toReversed())
  expect(second).toBe('72,270')
})

test('a chart says in its legend how far each got and why no further', () => {
  const chart = drawCostChart([ours, peer])
  expect(chart).toContain('>10 s at 1,000,000<')
  expect(chart).toContain('>loops &amp; sets<')
  expect(chart).toContain('>1 s at 1,000; beyond: over 180 s<')
})

test('a chart has colours for dark pages too', () => {
  expect(drawCostChart([ours])).toContain('@media (prefers-color-scheme: dark)')
})
