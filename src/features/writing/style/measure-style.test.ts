import { describe, expect, test } from 'vitest'
import { measureStyle } from './index.ts'

const TEXTS = {
  en: 'You choose the boots. We test them, and our staff repairs them. Do they fit you? They are made in Spain!',
  de: 'Wir prüfen jeden Schuh. Wenn Sie kaufen, zeigen wir Ihnen die Sohle. Passt der Schuh? Die Schuhe werden hier gemacht!',
  fr: 'Nous testons chaque paire. Vous choisissez la taille avec votre vendeur. Est-ce la bonne ? Essayez !',
  es: 'Nosotros probamos cada par. Si usted compra, elegimos la talla. ¿Le queda bien? ¡Pruebe!',
  sv: 'Vi testar varje sko. När du köper visar vi sulan för dig. Passar skon? Prova!',
  ja: '靴を選びます。底を試します。サイズは合いますか？試してください！',
}
type Language = keyof typeof TEXTS

const words = (count: number) => `${Array.from({ length: count }, () => 'Boot').join(' ')}.`

describe('the style of a text', () => {
  test.each<[Language, { address: object | null; writers: object | null; passive: number | null }]>([
    ['en', { address: { you: 2 }, writers: { we: 2, i: 0 }, passive: 0.25 }],
    ['de', { address: { du: 0, ihr: 0, Sie: 2 }, writers: { we: 2, i: 0 }, passive: 0.25 }],
    ['fr', { address: { tu: 0, vous: 2 }, writers: { we: 1, i: 0 }, passive: null }],
    ['es', { address: { tú: 0, usted: 1, vosotros: 0 }, writers: { we: 1, i: 0 }, passive: null }],
    ['sv', { address: { du: 2, ni: 0 }, writers: { we: 2, i: 0 }, passive: null }],
    ['ja', { address: null, writers: null, passive: null }],
  ])('in %s has its sentences, address and person counted, and says what cannot be', (language, expected) => {
    const measured = measureStyle([TEXTS[language]], language)
    expect(measured).toMatchObject({ ...expected, questions: 0.25, exclamations: 0.25 })
    expect(measured.sentences.count).toBe(4)
    expect(measured.paragraphs.count).toBe(1)
    const isEnglish = language === 'en'
    expect(
      [measured.contractions, measured.spelling, measured.serialComma].map((one) => one !== null),
    ).toEqual(Array(3).fill(isEnglish))
  })

  test('has the median and the spread of its sentences and paragraphs in words', () => {
    const { sentences, paragraphs } = measureStyle([`${words(4)} ${words(10)}`, words(6)], 'en')
    expect(sentences).toEqual({ count: 3, low: 4, median: 6, high: 9 })
    expect(paragraphs).toEqual({ count: 2, low: 7, median: 10, high: 13 })
  })

  test.each<[text: string, part: object]>([
    ["Don't worry. It's fine. It is not so.", { contractions: { short: 2, long: 1 } }],
    ['The colour of the gray centre.', { spelling: { British: 2, American: 1 } }],
    ['An analysis of travel, for specialists.', { spelling: { British: 0, American: 0 } }],
    ['Boots, socks, and poles. Maps, lamps and tents.', { serialComma: { with: 1, without: 1 } }],
    ['It is 5 km or 3 miles away, at 20 kg.', { units: { metric: 2, imperial: 1 } }],
    [
      'In 2024 it was 1,200 or 1.300, maybe 4500.',
      { groupings: { '1,000': 1, '1.000': 1, '1 000': 0, '1000': 1 } },
    ],
    ['Nice 🥾 boots ©', { emoji: 1 }],
    ['', { words: 0, questions: 0 }],
  ])('counts in “%s”', (text, part) => {
    expect(measureStyle([text], 'en')).toMatchObject(part)
  })
})
