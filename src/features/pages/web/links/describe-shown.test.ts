import { expect, test } from 'vitest'
import { describeShown } from './describe-shown.ts'

const graph = (pages: number, pageTotal: number, links: number, linkTotal: number) => ({
  pages: Array.from({ length: pages }),
  links: Array.from({ length: links }),
  pageTotal,
  linkTotal,
})

test.each([
  ['everything', graph(3, 3, 2, 2), false, 'All 3 pages, by the sections of the site.'],
  ['some pages with all of their links', graph(2, 3, 2, 2), false, 'The most linked pages: 2 of 3 pages.'],
  [
    'all pages with some of their links',
    graph(3, 3, 2, 5),
    false,
    'All 3 pages, by the sections of the site. 2 of 5 connections between them are drawn, those in content first.',
  ],
  [
    'some pages with some of their links',
    graph(2, 3, 2, 5),
    false,
    'The most linked pages: 2 of 3 pages. 2 of 5 connections between them are drawn, those in content first.',
  ],
  [
    'a chosen page with some links',
    graph(2, 3, 2, 5),
    true,
    'The chosen page, its neighbours and the most linked pages: 2 of 3 pages. 2 of 5 connections between them are drawn, those of the chosen page and those in content first.',
  ],
])('the note of a graph says what it leaves out: %s', (_case, data, isAround, text) => {
  expect(describeShown(data, isAround)).toBe(`${text} A larger circle has more incoming links.`)
})
