import { expect, test } from 'vitest'
import { eventsOf, markDays } from './mark-days.ts'

const BUCKETS = [
  { start: '2031-06-16', label: 'Jun 16', missing: null },
  { start: '2031-06-23', label: 'Jun 23', missing: null },
]
const update = {
  id: null,
  update_key: 'key',
  text: 'June core update',
  first_day: '2031-06-01',
  last_day: '2031-06-18',
  is_hidden: false,
}

test('annotations are marked in the week of their first day, an earlier one in the first week', () => {
  const note = {
    ...update,
    update_key: null,
    text: 'Relaunch',
    first_day: '2031-06-23',
    last_day: '2031-06-23',
  }
  const marks = markDays(BUCKETS, { annotations: [update, note, { ...note, is_hidden: true }], events: [] })
  expect(marks).toEqual([
    { at: 'Jun 16', texts: ['June core update (Jun 1 – Jun 18, 2031)'] },
    { at: 'Jun 23', texts: ['Relaunch'] },
  ])
  expect(markDays([], { annotations: [note], events: [] })).toEqual([])
})

const changed = (day: string, count: number, detail: string) =>
  ({ kind: 'clusters changed', day, count, detail }) as const

test('events of a kind in one week are one mark; changes of clusters are apart by what was done', () => {
  const marks = markDays(BUCKETS, {
    annotations: [],
    events: [
      { kind: 'published', day: '2031-06-17', count: 1, detail: 'Tents' },
      { kind: 'published', day: '2031-06-20', count: 3, detail: null },
      changed('2031-06-18', 200, 'recluster'),
      changed('2031-06-19', 14, 'recluster'),
      changed('2031-06-19', 1, 'merge'),
      { kind: 'updated', day: '2031-06-24', count: 1, detail: 'Boots' },
    ],
  })
  expect(marks).toEqual([
    {
      at: 'Jun 16',
      texts: [
        'Published: 4 clusters',
        'Reclustered: 214 clusters changed',
        'Clusters merged: 1 cluster changed',
      ],
    },
    { at: 'Jun 23', texts: ['Updated: Boots'] },
  ])
})

test('changed clusters are events of their days', () => {
  expect(eventsOf([{ change: 'updated', day: '2031-06-17', count: 1, title: 'Tents' }])).toEqual([
    { kind: 'updated', day: '2031-06-17', count: 1, detail: 'Tents' },
  ])
})
