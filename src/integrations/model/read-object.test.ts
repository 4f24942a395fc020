import { expect, test } from 'vitest'
import { z } from 'zod'
import { readObject } from './read-object.ts'

const schema = z.object({ title: z.string(), words: z.array(z.string()).max(2) })
const BOOTS = { title: 'Boots', words: ['a', 'b'] }
const JSON_TEXT = JSON.stringify(BOOTS)

test.each([
  JSON_TEXT,
  ` \n${JSON_TEXT}\n`,
  `\`\`\`json\n${JSON_TEXT}\n\`\`\``,
  `\`\`\`\n${JSON.stringify(BOOTS, null, 2)}\n\`\`\`\nI hope this helps!`,
  `Here it is [1]: ${JSON_TEXT} {as asked}`,
  `{"title": "Wrong"} or rather ${JSON_TEXT}`,
  '{"title": "Boots", "words": ["a", "b",],}',
  '{"title": "Boots", "words": ["a", "b"\n,\n]\n,\n}',
])('an object is found in %j', (text) => {
  expect(readObject(schema, text)).toEqual({ object: BOOTS })
})

test('brackets, commas and quotes within strings are left alone', () => {
  const title = 'a ,] , } ,\\" {" b'
  const text = `Answer: ${JSON.stringify({ title, words: [',}', '[,'] })}`
  expect(readObject(schema, text)).toEqual({ object: { title, words: [',}', '[,'] } })
})

test('strings have no character that a database refuses', () => {
  const text = '{"title": "Caf\\u0000\\u00e9 \\ud83d", "words": ["\\ud83d\\udca1"]}'
  expect(readObject(schema, text)).toEqual({ object: { title: 'Café \ufffd', words: ['💡'] } })
})

test.each([
  [JSON_TEXT.slice(0, -1), true, /its end is missing/],
  [`\`\`\`json\n${JSON_TEXT.slice(0, 20)}`, true, /its end is missing/],
  ['I cannot do that.', true, /no.* valid JSON/],
  ['', true, /no.* valid JSON/],
  ['{"title": 7, "words": []}', true, /^- title: /],
  ['{"title": "Boots", "words": ["a", "b", "c"]}', false, /^- words: /],
  ['[1, 2]', true, /^- the whole: /],
])('%j is no such object, and it says why', (text, isOtherShape, trouble) => {
  expect(readObject(schema, text)).toEqual({ isOtherShape, trouble: expect.stringMatching(trouble) })
})

test('a long text of brackets or quotes takes no time', () => {
  const begun = performance.now()
  for (const one of ['{', '[', '"', '{"', '{"a":', '\\"', ',}']) readObject(schema, one.repeat(100_000))
  expect(performance.now() - begun).toBeLessThan(2_000)
})
