import { expect, test } from 'vitest'
import { writeRequest } from './write-request.ts'

test.each([
  ['GET /workspace', undefined, '/workspace'],
  [
    'GET /workspace/{workspaceId}/contentplan',
    { workspaceId: 7, type: 'managed' },
    '/workspace/7/contentplan?type=managed',
  ],
  [
    'GET /keyword',
    { search: 'a&b c', page: 0, isOpen: false },
    '/keyword?search=a%26b+c&page=0&isOpen=false',
  ],
  [
    'GET /keyword',
    { ids: [1, 2], words: ['a,b'], none: [] },
    '/keyword?ids%5B%5D=1&ids%5B%5D=2&words%5B%5D=a%2Cb',
  ],
  ['GET /keyword', { search: null, page: undefined }, '/keyword'],
  ['GET /report', { from: new Date('2026-01-15T00:00:00Z') }, '/report?from=2026-01-15T00%3A00%3A00.000Z'],
])('%s with the input %j is a path with a query', (address, input, path) => {
  expect(writeRequest(address, input)).toEqual({ method: 'GET', path, body: undefined })
})

test('values that are not in the path go into the body', () => {
  expect(writeRequest('PUT /workspace/{workspaceId}', { workspaceId: 7, name: 'Zoë', list: [] })).toEqual({
    method: 'PUT',
    path: '/workspace/7',
    body: '{"name":"Zoë","list":[]}',
  })
  expect(writeRequest('DELETE /account/session/{id}', { id: 'a/b' })).toEqual({
    method: 'DELETE',
    path: '/account/session/a%2Fb',
    body: undefined,
  })
})

test.each([undefined, null, ''])('a request with %j in its path is not sent', (workspaceId) => {
  expect(() => writeRequest('GET /workspace/{workspaceId}', { workspaceId })).toThrow(/needs workspaceId/)
})
