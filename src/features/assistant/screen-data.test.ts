import { expect, test } from 'vitest'
import { readScreenData, writeScreenData, type ScreenData } from './screen-data.ts'

test.each<ScreenData>([
  { kind: 'links', domain: null, urls: ['https://a.example/'] },
  { kind: 'proposal', section: 'final', changes: [{ old: 'a', new: 'b', why: 'Shorter.' }] },
])('what the screen is told is read as it was written: %j', (data) => {
  expect(readScreenData(writeScreenData(data))).toEqual(data)
})

test.each([
  '',
  'null',
  '[]',
  '"links"',
  '{"kind":"other"}',
  '{"kind":"proposal","section":"none","changes":[]}',
  '{"kind":"proposal","section":"final","changes":"all"}',
])('anything else is nothing: %j', (content) => {
  expect(readScreenData(content)).toBeNull()
})

test('a change without its passages is left out', () => {
  const content =
    '{"kind":"proposal","section":"final","changes":[{"old":1,"new":"b"},{"old":"a","new":"b"}]}'
  expect(readScreenData(content)).toMatchObject({ changes: [{ old: 'a', new: 'b', why: '' }] })
})
