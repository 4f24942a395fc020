import { expect, test } from 'vitest'
import { readSearchFile } from './read-search-file.ts'

const read = (name: string, text: string) => readSearchFile(name, new TextEncoder().encode(text))

test.each([
  ['2024-03-', ''],
  ['', '/03/2024'],
])(
  'a row with a broken day is left out, and the other days, written %s…%s, are read',
  async (before, behind) => {
    const days = Array.from({ length: 12 }, (_, day) => `${before}${day + 10}${behind},tents,3,50,4.5`)
    const {
      days: found,
      queries,
      skipped,
    } = await read(
      'rows.csv',
      ['Date,Query,Clicks,Impressions,Position', ...days, 'total,tents,36,600,4.5'].join('\n'),
    )
    expect(found).toHaveLength(12)
    expect(queries.map(({ text }) => text)).toEqual(['tents'])
    expect(skipped).toEqual([expect.objectContaining({ count: 1 })])
  },
)

test('a day before 2000 or after 2099 is left out with its reason', async () => {
  const days = ['1999-12-31', '2000-01-01', '2024-03-10', '2100-01-01'].map((day) => `${day},tents,3,50,4.5`)
  const found = await read('rows.csv', ['Date,Query,Clicks,Impressions,Position', ...days].join('\n'))
  expect(found.days.map(({ day }) => day)).toEqual(['2000-01-01', '2024-03-10'])
  expect(found.skipped).toEqual([
    expect.objectContaining({ count: 2, reason: expect.stringContaining('between 2000-01-01') }),
  ])
})

test('a row that is too short is left out, and the rest of the file is read', async () => {
  const days = Array.from(
    { length: 12 },
    (_, day) => `2024-03-${day + 10},https://shop.example/a,tents,3,50,4.5`,
  )
  const rows = [
    'Date,Page,Query,Clicks,Impressions,Position',
    ...days.slice(0, 6),
    '2024-03-30,,',
    ...days.slice(6),
  ]
  const { days: found, skipped } = await read('rows.csv', rows.join('\n'))
  expect(found).toHaveLength(12)
  expect(skipped).toEqual([expect.objectContaining({ count: 1 })])
})

test('impossible rows are left out with their reasons and lines', async () => {
  const lines = ['a,1,2,3', 'b,x,2,3', 'c,9,2,3', ',1,2,3', 'd,1,2,?']
  const { rows, skipped } = await read('q.csv', `Query,Clicks,Impressions,Position\n${lines.join('\n')}\n`)
  expect(rows).toBe(1)
  expect(skipped).toEqual([
    {
      reason: 'Its clicks or impressions are no whole numbers',
      count: 1,
      first: [{ line: 'q.csv line 3', text: 'b x 2 3' }],
    },
    {
      reason: 'It has more clicks than impressions',
      count: 1,
      first: [{ line: 'q.csv line 4', text: 'c 9 2 3' }],
    },
    { reason: 'Its page or its query is empty', count: 1, first: [{ line: 'q.csv line 5', text: '1 2 3' }] },
    { reason: 'Its position is not a number', count: 1, first: [{ line: 'q.csv line 6', text: 'd 1 2 ?' }] },
  ])
})

test('a quote that is never closed costs its line, and the rest of the file is read', async () => {
  const lines = ['tents,1,20,3', '"camp table,1,20,3', 'boots,2,30,4']
  const found = await read('q.csv', `Query,Clicks,Impressions,Position\n${lines.join('\n')}\n`)
  expect(found.queries.map(({ text }) => text)).toEqual(['boots', 'tents'])
  expect(found.skipped).toEqual([
    {
      reason: 'It has a quote that is never closed',
      count: 1,
      first: [{ line: 'q.csv line 3', text: '"camp table,1,20,3' }],
    },
  ])
})
