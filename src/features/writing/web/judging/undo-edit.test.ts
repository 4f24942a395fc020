import { expect, test } from 'vitest'
import { applyEdit, undoEdit } from './undo-edit.ts'

const BEFORE =
  'One sentence stands here. Another one [[9]](x "E9") comes after it. And a last one ends it all.'
const EDIT = { start: BEFORE.indexOf(' [[9]]'), end: BEFORE.indexOf(' comes'), text: '' }
const AFTER = applyEdit(BEFORE, EDIT)

test.each([
  ['nothing was typed', AFTER, BEFORE],
  ['something was typed behind it', `${AFTER} New.`, `${BEFORE} New.`],
  ['something was typed before it', `New. ${AFTER}`, `New. ${BEFORE}`],
  ['the text there is another one now', AFTER.replace('Another one comes', 'Nobody comes'), null],
  ['the text is gone', '', null],
  ['both ends are other ones now', `New. ${AFTER} New.`, null],
])('an edit is taken back when %s', (_, now, expected) => {
  expect(undoEdit(BEFORE, EDIT, now)).toBe(expected)
})
