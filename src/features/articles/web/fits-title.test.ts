import { expect, test } from 'vitest'
import { fitsTitle } from './fits-title.ts'

test.each([
  ['Trail Running Shoes for Men', 'trail running shoes men'],
  ["Women's Hiking Boots: What to Know First", 'hiking boots for women'],
  ['How to Clean Boots', 'cleaning hiking boots'],
  ['Hiker Meals', 'hiking food for hikers'],
  ['Laufschuhe im Test', 'schuhe zum laufen'],
  ['Müllers Kaffeemühle', 'kaffeemuehlen'],
  ['防水登山靴', '登山靴 おすすめ'],
  ['C++ boots', 'c++'],
  ['MSR Stoves', 'msr stove'],
  ['What Is It?', 'hiking boots'],
  ['Hiking Boots', 'what is the'],
  ['Two-Person Tents', '2 person tent'],
])('the title %j fits the main keyword %j', (title, keyword) => {
  expect(fitsTitle(title, keyword)).toBe(true)
})

test.each([
  ['Trail Running Shoes for Men', 'hiking boots'],
  ['The Best Tents', 'best stoves'],
  ['Car Seats', 'carpet cleaner'],
  ['Zelte im Test', 'der beste kocher'],
  ['A Guide to Coffee', 'guide to espresso machines'],
])('the title %j no longer fits the main keyword %j', (title, keyword) => {
  expect(fitsTitle(title, keyword)).toBe(false)
})
