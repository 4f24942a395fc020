import { describe, expect, it } from 'vitest'
import { guessLanguage, guessMainKeyword } from './guess-case.ts'

describe('What a folder of pages does not say', () => {
  it.each([
    ['de', 'Ein Fahrrad im Winter braucht frisches Öl auf der Kette, weil das Salz der Straße sie angreift.'],
    ['es', 'Las botas de cuero necesitan grasa antes del invierno, porque la sal de las calles las daña.'],
    ['sv', 'Kängor av läder behöver fett före vintern, eftersom saltet på gatorna skadar dem varje dag.'],
    ['ja', '革の靴は冬の前に手入れが必要です。道路の塩が革を傷めるからです。'],
    ['ar', 'تحتاج الأحذية الجلدية إلى العناية قبل الشتاء لأن ملح الشوارع يضر بها كل يوم.'],
  ])('is told by its pages: the language %s', (language, text) => {
    expect(guessLanguage([{ title: '', text }])).toBe(language)
  })

  it.each([
    [
      'en',
      ['How to clean hiking boots | Trailhouse', 'Clean hiking boots in 5 steps', 'Cleaning: hiking boots'],
      'clean hiking boots',
    ],
    [
      'de',
      ['Hochbeet anlegen – so geht es', 'Hochbeet anlegen und bepflanzen', 'Ein Hochbeet bauen'],
      'hochbeet anlegen',
    ],
  ])('is told by its titles: the keyword, in %s', (language, titles, keyword) => {
    expect(
      guessMainKeyword(
        titles.map((title) => ({ title, text: '' })),
        language,
      ),
    ).toBe(keyword)
  })
})
