import { expect, test } from 'vitest'
import { listSerpFacts } from './serp-facts.ts'

const REAL = { provider: 'Serp House', isSandbox: false, cached: 1200, posted: 0, calls: 30, cost: 1_800_000 }

test('the facts about real results name the provider and the cost', () => {
  expect(listSerpFacts(REAL)).toEqual([
    { name: 'Search results known already', value: '1,200' },
    { name: 'To be fetched from Serp House', value: '30' },
    { name: 'Cost', value: 'About $1.80' },
  ])
})

test('the facts about made-up results name the sandbox, and no cost', () => {
  const facts = listSerpFacts({ ...REAL, isSandbox: true, cost: 0 })
  expect(facts.slice(1)).toEqual([
    { name: 'To be made up by the sandbox', value: '30' },
    { name: 'Cost', value: 'None' },
  ])
})

test('results that an earlier run has asked for and that are on their way are counted', () => {
  const facts = listSerpFacts({ ...REAL, cached: 2, posted: 1488, calls: 0, cost: 0 })
  expect(facts.slice(0, 3)).toEqual([
    { name: 'Search results known already', value: '2' },
    { name: 'Requested before, and on their way', value: '1,488' },
    { name: 'To be fetched from Serp House', value: '0' },
  ])
})
