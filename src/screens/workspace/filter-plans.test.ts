import { expect, test } from 'vitest'
import { filterPlans } from './filter-plans.ts'

const PLANS = [
  { name: 'Acme shoes', domain: 'acme.example' },
  { name: 'Nordic Café', domain: null },
  { name: 'shoes', domain: 'other.test' },
]

test.each([
  ['', ['Acme shoes', 'Nordic Café', 'shoes']],
  [' SHOES ', ['Acme shoes', 'shoes']],
  ['.example', ['Acme shoes']],
  ['CAFÉ', ['Nordic Café']],
  ['shoes acme', ['Acme shoes']],
  ['shoesacme', []],
])('the text "%s" finds the plans %j', (text, names) => {
  expect(filterPlans(PLANS, text).map(({ name }) => name)).toEqual(names)
})
