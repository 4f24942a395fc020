import { expect, test } from 'vitest'
import { readDriftView, writeDriftView } from './drift-view.ts'

test('an address and the part of the list that it shows are the same thing said twice', () => {
  const view = { page: 3, pageSize: 500 } as const
  expect(readDriftView(writeDriftView(view))).toEqual(view)
  expect(writeDriftView({ page: 1, pageSize: 100 })).toEqual({})
})

test.each([{ page: '0', rows: '7' }, { page: 'x', rows: null }, {}])(
  'what %o says wrongly is left out',
  (search) => {
    expect(readDriftView(search)).toEqual({ page: 1, pageSize: 100 })
  },
)
