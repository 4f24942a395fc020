import { expect, test } from 'vitest'
import { makePage } from '#tests/support/writing/make-page.ts'
import { createReader } from './create-reader.ts'
import { findContradictions } from './find-contradictions.ts'
import { readPages } from './read-pages.ts'

function compare(language: string, one: string, other: string, hosts = ['one', 'two']): string[] {
  const reader = createReader(language)
  const pages = [one, other].map((text, at) => ({
    ...makePage(hosts[at] ?? '', [['Boots', text]], { language }),
    position: at + 1,
  }))
  const candidates = readPages(pages, { reader, ownWords: new Set() }).flatMap((page) =>
    page.sections.flatMap(({ sentences }) =>
      sentences.map((sentence) => ({ sentence, page, isBelow: true })),
    ),
  )
  return findContradictions(candidates, { reader, subject: reader.keysOf('boots') })
}

test.each([
  [
    'en',
    'Wet boots dry for 48 hours at room temperature.',
    'At room temperature wet boots dry for about 24 hours.',
    'Sources differ on wet, dry, and room: 48 hours (one.example) / 24 hours (two.example).',
  ],
  [
    'de',
    'Bei hartem Wasser entkalkt man alle 4 Wochen.',
    'Bei hartem Wasser entkalkt man alle 8 Wochen.',
    'Die Quellen sind sich bei hartem, wasser und entkalkt nicht einig: 4 Wochen (one.example) / 8 Wochen (two.example).',
  ],
  [
    'ar',
    'تنظف الماكينة من الكلس مرة كل ٣ أشهر.',
    'تنظف الماكينة من الكلس مرة كل ٦ أشهر.',
    'تختلف المصادر حول تنظف والماكينة والكلس: ٣ أشهر (one.example) / ٦ أشهر (two.example).',
  ],
])('in %s, sources that give different numbers for the same are named', (language, one, other, sentence) => {
  expect(compare(language, one, other)).toEqual([sentence])
})

const FIRST = 'Wet boots dry for 48 hours at room temperature.'

test.each([
  ['the numbers are the same', 'At room temperature wet boots dry for 48 hours.'],
  ['a range has the number', 'At room temperature wet boots dry for 36 to 60 hours.'],
  ['the unit is another', 'At room temperature wet boots dry for 2 days.'],
  ['the words are about something else', 'The shop is open for 12 hours.'],
  [
    'it is not clear which number is meant',
    'Wet boots dry for 24 hours at a room temperature of 30 degrees.',
  ],
])('nothing is a contradiction when %s', (_, other) => {
  expect(compare('en', FIRST, other)).toEqual([])
})

test('one site does not contradict itself', () => {
  expect(compare('en', FIRST, FIRST.replace('48', '24'), ['one', 'one'])).toEqual([])
})

test.each([
  ['1,000', '1.000', 0],
  ['1.5', '1,5', 0],
  ['1,000', '1.5', 1],
  ['0.125', '0.1 to 0.2', 0],
  ['0,500', '0.5', 0],
])('the numbers %s and %s differ in %i cases', (one, other, count) => {
  expect(compare('en', FIRST.replace('48', one), FIRST.replace('48', other))).toHaveLength(count)
})
