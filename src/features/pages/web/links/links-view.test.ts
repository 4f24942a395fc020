import { expect, test } from 'vitest'
import {
  linkFilterOf,
  linkPageFilterOf,
  linkSort,
  pageSort,
  readLinksView,
  writeLinksView,
} from './links-view.ts'

test('a view is written to the address without defaults, and read back as it was', () => {
  expect(writeLinksView(readLinksView({}))).toEqual({})
  const search = {
    mode: 'table',
    show: 'broken',
    url: 'https://shop.example/b?x=1',
    links: 'content',
    outgoing: '3',
    sort: 'anchor_text',
    order: 'asc',
    page: '2',
    rows: '100',
  }
  expect(writeLinksView(readLinksView(search))).toEqual(search)
})

test('nonsense in the address gives the defaults', () => {
  const view = readLinksView({
    mode: '3d',
    show: 'x',
    url: 5,
    links: 'all',
    outgoing: '-1',
    sort: 'id',
    page: 'NaN',
  })
  expect(view).toEqual(readLinksView({}))
  expect(view).toMatchObject({
    mode: null,
    tab: 'all',
    url: '',
    isContentOnly: false,
    outgoingPage: 1,
    pageSize: 50,
  })
})

test('each tab asks for its links or its pages, sorted by a column that they have', () => {
  expect(linkFilterOf(read('broken'))).toEqual({ inContent: true, target: 'broken' })
  expect(linkFilterOf(read('redirects'))).toEqual({ inContent: true, target: 'redirect' })
  expect(linkPageFilterOf(read('redirects'))).toBeNull()
  expect(linkPageFilterOf(read('orphans'))).toEqual({ problem: 'orphan', inContent: true })
  expect(linkPageFilterOf(readLinksView({ show: 'dead-ends' }))).toEqual({ problem: 'dead-end' })
  expect(pageSort(read('orphans'))).toEqual({ key: 'incoming', direction: 'descending' })
  expect(linkSort(read('broken')).key).toBe('from_url')
})

function read(show: string) {
  return readLinksView({ show, links: 'content', sort: 'incoming', order: 'desc' })
}
