import { expect, test } from 'vitest'
import { readIntent } from './keyword-intent.ts'

const keyOf = (keyword: string) => readIntent(keyword).key

test.each([
  ['hiking boot', 'Hiking Boots'],
  ['boots for hiking', 'hiking boots'],
  ['the best hiking boots', 'top rated hiking boots 2026'],
  ['women’s hiking boots', 'hiking boots for women'],
  ['trekking poles', 'hiking pole'],
  ['how to clean a tent', 'cleaning tents'],
  ['how do i choose a backpack', 'choosing the right rucksack'],
  ['tent vs hammock', 'hammock versus tent'],
  ['cheap laptops', 'affordable notebook'],
  ['two person tents', '2-person tent'],
  ['tent stakes', 'tent peg'],
  ['how to pitch a tent', 'how to set up a tent'],
  ['insulated sleeping pad', 'insulating sleeping mats'],
  ['breaking in boots', 'break in boots'],
  ['10 best tents', 'top tent'],
  ['how much does a tent cost', 'tent prices'],
  ['how long do tents last', 'lifespan of a tent'],
  ['cómo limpiar botas', 'limpiar botas'],
  ['リュック おすすめ', 'おすすめのリュック'],
  ['ราคาเต็นท์', 'เต็นท์ ราคา'],
  ['أفضل الحقائب', 'افضل حقائب'],
  ['⛺ cheap', 'affordable ⛺'],
  ['ＴＥＮＴＳ', 'tent'],
])('"%s" means the same as "%s"', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other))
})

test.each([
  ['beste wanderschuhe für herren', 'wanderschuhe herren beste'],
  ['rasen mähen', 'rasenmähen'],
  ['mähroboter', 'Rasenroboter'],
  ['apfelbäume schneiden', 'apfelbaum schnitt'],
  ['heckenscheren', 'hecken-schere'],
  ['hochbeet bepflanzen', 'bepflanzung hochbeet'],
  ['maehroboter', 'mähroboter'],
])('in German "%s" means the same as "%s"', (one, other) => {
  expect(readIntent(one, 'de').key).toBe(readIntent(other, 'de').key)
})

test.each([
  ['rasenmäher', 'rasen mähen'],
  ['heckenschere', 'hecke schneiden'],
])('in German "%s" means something else than "%s"', (one, other) => {
  expect(readIntent(one, 'de').key).not.toBe(readIntent(other, 'de').key)
})

test.each([
  ['hiking boots', 'buy hiking boots'],
  ['2 person tent', '4 person tent'],
  ['hiking boots', 'cheap hiking boots'],
  ['hiking boots', 'best hiking boots'],
  ['hiking boots', 'hiking boots near me'],
  ['hiking boots', 'norvik hiking boots'],
  ['hiking boots', 'winter hiking boots'],
  ['clean hiking boots', 'repair hiking boots'],
  ['how to bake bread', 'bake bread'],
  ['เต็นท์', 'ราคาเต็นท์'],
  ['リュック', 'リュック おすすめ'],
  ['حقائب', 'أفضل حقائب'],
  ['⛺', '🎒'],
])('"%s" means something else than "%s"', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other))
})

test('keywords of only stop words, signs or concepts have different intents', () => {
  const keys = ['the who', 'for you', '???', '!!!', 'best', 'near me', '2026'].map(keyOf)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).not.toContain('|')
})
