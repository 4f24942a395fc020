import { expect, test } from 'vitest'
import type { Port, PortName } from '#features/connections/contract.ts'
import { listMadeUp } from './made-up.ts'

const port = (name: PortName, state: Port['state']): Port => ({
  name,
  state,
  provider: null,
  sharedWith: null,
})

test.each<[Port[], string | null]>([
  [[], null],
  [[port('serps', 'real'), port('model', 'none')], null],
  [[port('search-console', 'sandbox')], 'Search Console is made up.'],
  [[port('web-analytics', 'sandbox')], 'Google Analytics is made up.'],
  [[port('serps', 'sandbox'), port('model', 'real')], 'Search results are made up.'],
  [
    [port('search-console', 'sandbox'), port('keyword-data', 'sandbox'), port('model', 'sandbox')],
    'Search Console, keyword numbers, and AI texts are made up.',
  ],
])('the made-up services are named in one sentence', (ports, sentence) => {
  expect(listMadeUp(ports)).toBe(sentence)
})
