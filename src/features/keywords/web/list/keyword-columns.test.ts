import { expect, test } from 'vitest'
import { listColumns } from './KeywordColumns.tsx'

test('every number of a keyword is explained in its header, and so is the intent', () => {
  const columns = listColumns({ workspaceId: 1, contentplanId: 1 })
  const ofKeywords = columns.filter(({ key, isNumber }) => isNumber === true || key === 'intent')
  expect(ofKeywords).toHaveLength(9)
  expect(ofKeywords.filter(({ explain }) => explain === undefined)).toEqual([])
})
