import { expect, test } from 'vitest'
import { listHubOptions, readHubOption } from './hub-options.ts'

const HUBS = [
  { id: 1, name: 'Boots', article_count: 1 },
  { id: 2, name: 'Rain boots', article_count: 12 },
]

test.each([
  ['', ['No hub', 'Boots', 'Rain boots']],
  ['boo', ['Boots', 'Rain boots', 'New hub “boo”']],
  [' BOOTS ', ['Boots', 'Rain boots']],
  ['tents', ['New hub “tents”']],
  ['no', ['No hub', 'New hub “no”']],
])('for the text %j the hubs %j are offered', (text, labels) => {
  expect(listHubOptions(HUBS, text).map(({ label }) => label)).toEqual(labels)
})

function read(value: string, text = '') {
  return readHubOption({ value, label: '' }, HUBS, text)
}

test('a chosen option is a hub, a new hub of the typed name, or no hub', () => {
  expect(read('2')).toEqual({ kind: 'hub', id: 2, name: 'Rain boots' })
  expect(read('new', ' tents ')).toEqual({ kind: 'new', name: 'tents' })
  expect(read('none')).toEqual({ kind: 'none' })
  expect(read('3')).toBeNull()
})
