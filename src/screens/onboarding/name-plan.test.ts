import { expect, test } from 'vitest'
import { describeMarket, findSamePlan, namePlan } from './name-plan.ts'

const plan = { website: 'https://www.shoes.example/start', country: 'DEU', language: 'de' }
const known = { id: 1, name: 'Shoes', domain: 'www.shoes.example', country: 'DEU', language: 'de' }

test.each([
  [[], 'shoes.example'],
  [['Shoes'], 'shoes.example'],
  [['shoes.example'], 'shoes.example (Germany)'],
  [['shoes.example', 'shoes.example (Germany)'], 'shoes.example (Germany, German)'],
])('beside plans called %j a plan is named %j', (taken, name) => {
  expect(namePlan(plan, taken)).toBe(name)
})

test('a website that is no domain gives no name', () => {
  expect(namePlan({ ...plan, website: 'shoes' }, [])).toBe('')
})

test('a plan is the same only with website, country and language', () => {
  expect(findSamePlan([known], plan)).toBe(known)
  expect(findSamePlan([known], { ...plan, website: 'boots.example' })).toBeNull()
  expect(findSamePlan([known], { ...plan, website: 'shoes' })).toBeNull()
  expect(findSamePlan([known], { ...plan, country: 'AUT' })).toBeNull()
  expect(findSamePlan([known], { ...plan, language: 'en' })).toBeNull()
  expect(findSamePlan([{ ...known, domain: null }], plan)).toBeNull()
})

test('a market is named by country and language once both are known', () => {
  expect(describeMarket(plan)).toBe('Germany, in German')
  expect(describeMarket({ country: '', language: 'de' })).toBeNull()
  expect(describeMarket({ country: 'DEU', language: '' })).toBeNull()
})
