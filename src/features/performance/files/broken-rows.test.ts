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
