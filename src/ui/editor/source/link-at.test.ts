import { expect, test } from 'vitest'
import { linkAt } from './link-at.ts'

const NUMBER = { text: '[3]', url: 'https://source.example/a_(b)', title: 'E12' }
const LINE = 'Boots [cost](</a b>) 99 dollars [[3]](https://source.example/a_(b) "E12"), [they] say [so](x.'

test.each([
  ['before a link', 'Boots', null],
  ['in its text', 'cost', { text: 'cost', url: '/a b', title: '' }],
  ['between links', 'dollars', null],
  ['at the number', '3]', NUMBER],
  ['in its address', 'a_(b', NUMBER],
  ['in its title', 'E12', NUMBER],
  ['in brackets that are no link', 'they', null],
  ['in a link without an end', '[so', null],
])('the link at an offset %s is found', (_, at, expected) => {
  expect(linkAt(LINE, LINE.indexOf(at))).toEqual(expected)
})
