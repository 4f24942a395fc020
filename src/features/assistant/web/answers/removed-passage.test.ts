import { expect, test } from 'vitest'
import { findAround, putBetween } from './removed-passage.ts'

const BEFORE = 'Warm boots for snow.\n\nDry socks matter, too. They are of wool.\n\nThe end.\n'

/** The text without a passage, and what is known of its place. */
function remove(text: string, passage: string) {
  const at = text.indexOf(passage)
  const left = text.slice(0, at) + text.slice(at + passage.length)
  return { left, around: findAround(left, at) }
}

test.each([
  ['in the middle', 'Dry socks matter, too. '],
  ['a paragraph', 'Dry socks matter, too. They are of wool.\n\n'],
  ['at the beginning', 'Warm boots for snow.'],
  ['at the end', 'The end.\n'],
  ['the whole text', BEFORE],
])('a removed passage is put back where it stood: %s', (_, passage) => {
  const { left, around } = remove(BEFORE, passage)
  expect(putBetween(left, around, passage)).toEqual({ text: BEFORE })
})

test('it is put back while other parts of the text change, and while the editor tidies up white space', () => {
  const passage = 'Dry socks matter, too. They are of wool.'
  const { left, around } = remove(BEFORE, passage)
  expect(putBetween(`A title\n\n${left.replaceAll(/\n{3,}/g, '\n\n')}More.\n`, around, passage)).toEqual({
    text: `A title\n\n${BEFORE}More.\n`,
  })
})

test('it is not put back where the text around it has changed or stands more than once', () => {
  const { left, around } = remove(BEFORE, 'Dry socks matter, too. ')
  expect(putBetween(left.replace('They are of', 'Those of'), around, 'x')).toEqual({ problem: 'gone' })
  expect(putBetween(left + left, around, 'x')).toEqual({ problem: 'unclear' })
})
