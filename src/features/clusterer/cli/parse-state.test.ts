import { expect, test } from 'vitest'
import { parseState } from './parse-state.ts'

const KEYWORDS = '[["a",1,""]]'

function state(clusters: string, rest = '"version":1,"minimumOverlap":3,"nextId":9'): string {
  return `{"format":"keyloom clusters",${rest},"clusters":[${clusters}]}`
}

test.each([
  ['', 'plan.json is damaged: it is not complete JSON.'],
  [state('{"id":1').slice(0, -2), 'plan.json is damaged: it is not complete JSON.'],
  [
    '{"name":"my project"}',
    'plan.json is not a state file of keyloom cluster; name another file with --state.',
  ],
  ['[]', 'plan.json is not a state file of keyloom cluster'],
  [state('', '"version":3'), 'plan.json was written by another version of Keyloom (3).'],
  [state('', '"version":1,"minimumOverlap":11'), 'minimumOverlap is not a whole number from 1 to 10'],
  [state('7'), 'cluster 1 in the list is not an object'],
  [state(`{"id":0,"title":"a","keywords":${KEYWORDS}}`), 'the id of cluster 1 in the list'],
  [state('{"id":4,"title":"a","keywords":[]}'), 'cluster 4 has no list of keywords'],
  [state(`{"id":4,"keywords":${KEYWORDS}}`), 'the title of cluster 4 is not a text'],
  [state(`{"id":4,"title":"a","locked":"yes","keywords":${KEYWORDS}}`), 'locked of cluster 4 is neither'],
  [state('{"id":4,"title":"a","keywords":["a"]}'), 'a keyword of cluster 4 is not a list'],
  [state('{"id":4,"title":"a","keywords":[[" ",1,""]]}'), 'a keyword of cluster 4 is not a text'],
  [state('{"id":4,"title":"a","keywords":[["a",-1,""]]}'), 'the volume of "a" is neither null nor'],
  [state('{"id":4,"title":"a","keywords":[["a","5",""]]}'), 'the volume of "a" is neither null nor'],
  [state('{"id":4,"title":"a","keywords":[["a",1,"AAAA"]]}'), 'the results of "a" are cut or changed'],
  [
    state(`{"id":4,"title":"a","keywords":${KEYWORDS}},{"id":4,"title":"b","keywords":[["b",1,""]]}`),
    'two clusters have the same id',
  ],
])('the text %j is refused as a state', (text, sentence) => {
  expect(() => parseState('plan.json', text)).toThrow(sentence)
})

test('a state that was written by hand may leave out locks, results and the next id', () => {
  const text = state(`{"id":4,"title":"A","keywords":${KEYWORDS}}`, '"version":1,"minimumOverlap":3')
  expect(parseState('plan.json', text)).toEqual({
    minimumScore: 3,
    nextId: 5,
    clusters: [{ id: 4, title: 'A', isLocked: false, keywords: [{ keyword: 'a', volume: 1, pages: '' }] }],
  })
})

test.each([
  ['of version 1, where 0 stood for unknown as well', 1, '0', 0],
  ['of version 2', 2, '0', 0],
  ['of version 2', 2, 'null', null],
])('a state %s has the volume that it says', (_, version, written, volume) => {
  const text = state(
    `{"id":4,"title":"A","keywords":[["a",${written},""]]}`,
    `"version":${version},"minimumOverlap":3`,
  )
  expect(parseState('plan.json', text).clusters[0]?.keywords[0]?.volume).toBe(volume)
})
