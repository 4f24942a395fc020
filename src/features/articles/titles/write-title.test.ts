import { expect, test } from 'vitest'
import { writeNames, writeTitle } from './write-title.ts'

test.each([
  ['hiking boots', 'Hiking boots'],
  ['rei gps watch', 'REI GPS watch'],
  ['msr stove', 'MSR stove'],
  ['iphone case', 'iPhone case'],
  ['best iPhone case', 'Best iPhone case'],
  ['how to diy a tent?', 'How to DIY a tent?'],
  ['4k tvs for gaming', '4K TVs for gaming'],
  ['the north face jacket', 'The North Face jacket'],
  ['north face jacket (usa)', 'North face jacket (USA)'],
  ['led zeppelin', 'Led Zeppelin'],
  ['led lamp', 'LED lamp'],
  ['gore-tex boots', 'Gore-Tex boots'],
  ['usb-c hub', 'USB-c hub'],
  ['HIKING BOOTS UK', 'Hiking boots UK'],
  ['MSR', 'MSR'],
  ['Hiking Boots', 'Hiking Boots'],
  ['trailHouse boots', 'trailHouse boots'],
  ['24/7 gym', '24/7 gym'],
  ['“tent” pegs', '“Tent” pegs'],
  ['テント', 'テント'],
  ['100 pcs tent pegs', '100 pcs tent pegs'],
  ['', ''],
])('the keyword "%s" has the title "%s" in an English plan', (keyword, title) => {
  expect(writeTitle(keyword, 'en')).toBe(title)
})

test.each([
  ['pt', 'coroa do rei', 'Coroa do rei'],
  ['fr', "j'ai froid ai", "J'ai froid ai"],
  ['de', 'gps-uhr lkw', 'GPS-uhr LKW'],
  ['tr', 'istanbul otelleri', 'İstanbul otelleri'],
  [null, 'rei gps watch', 'Rei GPS watch'],
])(
  'in a plan in %j only names that are no usual words are changed: "%s" becomes "%s"',
  (language, keyword, title) => {
    expect(writeTitle(keyword, language)).toBe(title)
  },
)

test.each([
  ['Rei Gps Watch: What Matters', 'REI GPS Watch: What Matters'],
  ['Msr: stoves, compared', 'MSR: stoves, compared'],
  ['How to repair an iphone', 'How to repair an iPhone'],
  ['HIKING BOOTS', 'HIKING BOOTS'],
])('a title by a model, "%s", gets the known names in their case: "%s"', (title, written) => {
  expect(writeNames(title, 'en')).toBe(written)
})

test('a title stays the same when it is written again', () => {
  for (const keyword of ['rei gps watch', 'HIKING BOOTS UK', 'led zeppelin', 'tvs'])
    expect(writeTitle(writeTitle(keyword, 'en'), 'en')).toBe(writeTitle(keyword, 'en'))
})
