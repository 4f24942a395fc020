import { expect, test } from 'vitest'
import { readProposedView, writeProposedView, type ProposedView } from './proposed-view.ts'

test.each<ProposedView>([
  { kind: 'all', page: 1, pageSize: 50 },
  { kind: 'merged', page: 7, pageSize: 200 },
])('the view %o is the same after writing it to a URL and reading it', (view) => {
  expect(readProposedView(writeProposedView(view))).toEqual(view)
})

test('invalid parameters of a new clustering give the default', () => {
  const first = { kind: 'all', page: 1, pageSize: 50 }
  expect(readProposedView({ kind: 'kept', page: '0', rows: '7' })).toEqual(first)
  expect(readProposedView({ kind: 3, page: '1e9', rows: null })).toEqual(first)
})
