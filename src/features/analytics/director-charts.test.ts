import { describe, expect, test } from 'vitest'
import { buildCharts } from './director-charts.ts'

const AUTUMN = { from: '2031-09-01', to: '2031-11-30' }
const visits = (yearMonth: string, sessions: number) => ({ yearMonth, sessions })
const event = (yearMonth: string, eventName: string, eventCount: number) => ({
  yearMonth,
  eventName,
  eventCount,
})

describe('the charts of Director', () => {
  test('conversion rates are events for each hundred sessions with two decimals, of each event and of all', () => {
    const charts = buildCharts(AUTUMN, {
      sessions: [visits('203109', 300), visits('203110', 700), visits('203111', 1_000)],
      events: [
        event('203109', 'sign_up', 1),
        event('203109', 'purchase', 10),
        event('203110', 'purchase', 14),
        event('203111', 'sign_up', 2),
      ],
    })
    expect(charts).toEqual({
      traffic: {
        header: ['Month', 'Sessions'],
        rows: [
          ['Sep 2031', 300],
          ['Oct 2031', 700],
          ['Nov 2031', 1_000],
        ],
      },
      conversions: {
        header: ['Month', 'All conversions', 'purchase', 'sign_up'],
        rows: [
          ['Sep 2031', 11, 10, 1],
          ['Oct 2031', 14, 14, 0],
          ['Nov 2031', 2, 0, 2],
        ],
      },
      rates: {
        header: ['Month', 'All conversions', 'purchase', 'sign_up'],
        rows: [
          ['Sep 2031', 3.67, 3.33, 0.33],
          ['Oct 2031', 2, 2, 0],
          ['Nov 2031', 0.2, 0, 0.2],
        ],
      },
      partial: [],
      totals: { sessions: 2_000, conversions: 27, rate: 1.35 },
    })
  })

  test('a month with conversions but without sessions has no rate', () => {
    const { rates, traffic, totals } = buildCharts(AUTUMN, {
      sessions: [visits('203109', 50)],
      events: [event('203110', 'purchase', 3)],
    })
    expect(traffic.rows).toEqual([
      ['Sep 2031', 50],
      ['Oct 2031', 0],
      ['Nov 2031', 0],
    ])
    expect(rates).toEqual({
      header: ['Month', 'purchase'],
      rows: [
        ['Sep 2031', 0],
        ['Oct 2031', null],
        ['Nov 2031', null],
      ],
    })
    expect(totals.rate).toBe(6)
  })

  test('months before counting began are left out', () => {
    const { traffic } = buildCharts(
      { from: '2030-11-01', to: '2031-02-28' },
      { sessions: [visits('203101', 5)], events: [] },
    )
    expect(traffic.rows).toEqual([
      ['Jan 2031', 5],
      ['Feb 2031', 0],
    ])
  })

  test.each([
    [
      { from: '2031-12-02', to: '2032-02-28' },
      ['Dec 2031*', 'Jan 2032', 'Feb 2032*'],
      ['Dec 2031', 'Feb 2032'],
    ],
    [{ from: '2031-12-01', to: '2032-02-29' }, ['Dec 2031', 'Jan 2032', 'Feb 2032'], []],
    [{ from: '2031-12-31', to: '2031-12-31' }, ['Dec 2031*'], ['Dec 2031']],
  ])('of %o, months of which only a part is in the range are marked', (range, labels, partial) => {
    const charts = buildCharts(range, { sessions: [visits('203112', 1)], events: [] })
    expect(charts.traffic.rows.map(([label]) => label)).toEqual(labels)
    expect(charts.partial).toEqual(partial)
  })

  test('without visits and events there are no rows and no rate', () => {
    expect(buildCharts(AUTUMN, { sessions: [], events: [] })).toEqual({
      traffic: { header: ['Month', 'Sessions'], rows: [] },
      conversions: { header: ['Month'], rows: [] },
      rates: { header: ['Month'], rows: [] },
      partial: [],
      totals: { sessions: 0, conversions: 0, rate: null },
    })
  })
})
