import { expect, test } from 'vitest'
import { chooseHub } from './choose-hub.ts'

const [A, B] = [{ id: 4 }, { id: 9 }]

test.each([
  ['hubs that are not known yet are waited for', { hubs: null, given: '4' }, { kind: 'waiting' }],
  ['a plan without hubs has none to choose', { hubs: [], given: undefined }, { kind: 'none' }],
  ['a plan without hubs has none, whatever the address says', { hubs: [], given: '4' }, { kind: 'none' }],
  ['without an id, all hubs are shown', { hubs: [A, B], given: undefined }, { kind: 'all' }],
  ['the hub of the address is shown', { hubs: [A, B], given: '9' }, { kind: 'one', hub: B }],
  ['an unknown id leads to the first hub', { hubs: [A, B], given: '5' }, { kind: 'other', hub: A }],
  ['a text that is no id leads to the first hub', { hubs: [A, B], given: 'x' }, { kind: 'other', hub: A }],
] as const)('%s', (_name, { hubs, given }, choice) => {
  expect(chooseHub({ hubs, given, isAsking: false })).toEqual(choice)
})

test('an id that is missing while the hubs are asked for again may be of a hub that was just created', () => {
  expect(chooseHub({ hubs: [A], given: '9', isAsking: true })).toEqual({ kind: 'waiting' })
  expect(chooseHub({ hubs: [], given: '9', isAsking: true })).toEqual({ kind: 'waiting' })
  expect(chooseHub({ hubs: [A], given: '4', isAsking: true })).toEqual({ kind: 'one', hub: A })
})
