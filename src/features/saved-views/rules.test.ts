import { expect, test } from 'vitest'
import { findCurrentView, searchOfView, viewPath, type ViewContent } from './rules.ts'

const place = { workspaceId: 1, contentplanId: 2 }
const screen = 'clusters'

test.each([
  [{ filter: null, search: '' }, '/workspace/1/contentplan/2/plan?view=7'],
  [
    { filter: 'new', search: 'q=a%20b&sort=title' },
    '/workspace/1/contentplan/2/plan/new?q=a+b&sort=title&view=7',
  ],
  [
    { filter: '../x', search: '?view=3&page=2&q=é' },
    '/workspace/1/contentplan/2/plan/..%2Fx?q=%C3%A9&view=7',
  ],
])('the address of a view with %j is %s', (content, path) => {
  expect(viewPath(place, { id: 7, screen, columns: null, ...content })).toBe(path)
})

test('a view keeps neither the page nor an open dialog nor the view of an address', () => {
  expect(searchOfView('q=boots&page=3&view=4&dialog=history&rows=50')).toBe('q=boots&rows=50')
})

const big = { id: 1, screen, filter: null, search: 'min=100&sort=title', columns: ['a', 'b'] } as const
const fresh = { id: 2, screen, filter: 'new', search: '', columns: null } as const
const current = (now: ViewContent, viewId: number | null) => {
  const found = findCurrentView([big, fresh], { now, viewId })
  return found && [found.view.id, found.isChanged]
}

test.each<[string, ViewContent, number | null, unknown]>([
  ['the view that was opened', big, 1, [1, false]],
  ['a view without its id', big, null, [1, false]],
  ['parameters in another order', { ...big, search: 'sort=title&min=100' }, null, [1, false]],
  ['another page', { ...big, search: `${big.search}&page=2&view=1` }, null, [1, false]],
  ['columns in another order', { ...big, columns: ['b', 'a'] }, 1, [1, false]],
  ['other columns', { ...big, columns: ['a'] }, 1, [1, true]],
  ['no columns', { ...big, columns: null }, 1, [1, true]],
  ['columns where the view has none', { ...fresh, columns: ['a'] }, 2, [2, false]],
  ['another filter', { ...big, filter: 'new' }, 1, [1, true]],
  ['what another view shows', fresh, 1, [1, true]],
  ['a view that was deleted, as another one', fresh, 3, [2, false]],
  ['no view', { ...big, search: 'min=200' }, null, null],
  ['no view any longer', { ...big, search: 'min=200' }, 3, null],
])('a list that shows %s', (_what, now, viewId, found) => {
  expect(current(now, viewId)).toEqual(found)
})
