import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameGroups } from './index.ts'

test.each([
  ['en', ['Best hiking boots', 'Hiking boots for women', 'Waterproof hiking boot'], 'Hiking boots'],
  [
    'en',
    ['Best running shoes 2026', 'How to clean running shoes', 'Cheap running shoes near me'],
    'Running shoes',
  ],
  ['en', ['Best tents 2026', 'Family tents 2026'], 'Tents'],
  ['en', ['Shoes for kids', 'Best shoes for kids', 'Winter shoes for kids'], 'Shoes for kids'],
  ['en', ['msr stove', 'how to use an msr stove'], 'MSR stove'],
  ['en', ["Women's gore-tex jackets", "Best women's gore-tex jackets"], "Women's Gore-Tex jackets"],
  ['en', ['Tent pegs', 'Tent', 'Tent poles', 'What is a tent'], 'Tent'],
  ['en', ['hiking boots men', 'hiking boots women'], 'Hiking boots'],
  ['de', ['Beste Wanderschuhe', 'Wanderschuhe Damen', 'Welche Wanderschuhe kaufen'], 'Wanderschuhe'],
  ['de', ['wanderschuhe test', 'laufschuhe herren', 'trekkingschuhe günstig'], 'Schuhe'],
  ['de', ['Schlafsack für Kinder', 'bester Schlafsack für Kinder'], 'Schlafsack für Kinder'],
  ['fr', ['chaussures de randonnée femme', 'meilleures chaussures de randonnée'], 'Chaussures de randonnée'],
  ['es', ['mejores botas de montaña', 'botas de montaña baratas'], 'Botas de montaña'],
  ['it', ['migliori scarpe da trekking', 'scarpe da trekking economiche'], 'Scarpe da trekking'],
  ['nl', ['beste wandelschoenen', 'wandelschoenen dames kopen'], 'Wandelschoenen'],
  ['pt', ['melhores botas de trilha', 'botas de trilha baratas'], 'Botas de trilha'],
  ['pl', ['najlepsze buty trekkingowe', 'buty trekkingowe damskie'], 'Buty trekkingowe'],
  ['sv', ['bästa vandringskängor', 'vandringskängor dam'], 'Vandringskängor'],
  ['da', ['bedste vandrestøvler', 'vandrestøvler til dame'], 'Vandrestøvler'],
  ['ja', ['登山靴 おすすめ', '登山靴の選び方', '登山靴 メンズ'], '登山靴'],
  ['ja', ['キャンプ用テント 比較', 'キャンプ用テントとは'], 'キャンプ用テント'],
  ['zh', ['登山鞋 推荐', '登山鞋 价格'], '登山鞋'],
  ['ko', ['등산화 추천', '등산화 가격'], '등산화'],
  ['tr', ['istanbul otelleri', 'ucuz istanbul otelleri'], 'İstanbul otelleri'],
])('in %s, %j are named "%s"', (language, titles, name) => {
  expect(nameGroups([{ titles, volumes: titles.map(() => 10) }], { language, taken: [] })).toEqual([name])
})

test('words of clusters that are searched more weigh more', () => {
  const titles = ['hammock straps', 'tent pegs', 'tent poles']
  expect(nameOf({ titles, volumes: [9000, 10, 10] })).toBe('Hammock straps')
  expect(nameOf({ titles, volumes: [10, 10, 10] })).toBe('Tent')
})

test('a group of nothing but words about searching has the name of its first cluster', () => {
  expect(nameOf({ titles: ['Best price', 'How to buy online'], volumes: [5, 1] })).toBe('Best price')
  expect(nameOf({ titles: ['', 'How to buy cheap online'], volumes: [] })).toBe('How to buy cheap')
})

test('a name in use gets a further word, or a number when the group has no further word', () => {
  const boots = {
    titles: ['Hiking boots', 'Hiking boots women', 'Hiking boots sale'],
    volumes: [100, 50, 10],
  }
  expect(nameGroups([boots, boots, boots], { language: 'en', taken: ['HIKING BOOTS'] })).toEqual([
    'Hiking boots women',
    'Hiking boots 2',
    'Hiking boots 3',
  ])
})

test('every group has a name of one to four words that no other has, in any language', () => {
  const word = fc.constantFrom('best', 'tent', 'Tents', 'für', '登山靴', 'の', '2026', 'GPS', 'x-y', '?', '')
  const group = fc.array(fc.tuple(fc.array(word, { maxLength: 6 }), fc.nat(1000)), { maxLength: 6 })
  const anyLanguage = fc.constantFrom('en', 'de', 'ja', 'tr', 'xx')
  fc.assert(
    fc.property(
      fc.array(group, { maxLength: 8 }),
      anyLanguage,
      fc.array(fc.constantFrom('tent', 'HUB')),
      (groups, language, taken) => {
        const names = nameGroups(
          groups.map((clusters) => ({
            titles: clusters.map(([words]) => words.join(' ')),
            volumes: clusters.map(([, volume]) => volume),
          })),
          { language, taken },
        )
        const folded = [...names, ...new Set(taken)].map((one) => one.toLowerCase())
        expect(names).toHaveLength(groups.length)
        expect(new Set(folded).size).toBe(folded.length)
        for (const one of names) expect(one).toMatch(/^\S+( \S+){0,4}$/)
      },
    ),
  )
})

function nameOf(group: { titles: string[]; volumes: number[] }): string | undefined {
  return nameGroups([group], { language: 'en', taken: [] })[0]
}
