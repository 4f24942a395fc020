import { expect, test } from 'vitest'
import { readDriftView, writeDriftView } from './drift-view.ts'

test('a view of drifted keywords is the same after writing it to a URL and reading it', () => {
  const view = { page: 3, pageSize: 500 } as const
  expect(readDriftView(writeDriftView(view))).toEqual(view)
  expect(writeDriftView({ page: 1, pageSize: 100 })).toEqual({})
})

test.each([{ page: '0', rows: '7' }, { page: 'x', rows: null }, {}])(
  'invalid parameters of drifted keywords, such as %o, give the default',
  (search) => {
    expect(readDriftView(search)).toEqual({ page: 1, pageSize: 100 })
  },
)
