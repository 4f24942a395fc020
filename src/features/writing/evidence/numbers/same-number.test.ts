import { describe, expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import { removeUnsupported } from '../claims/remove-unsupported.ts'

type Pair = [said: string, card: string]

const HONEST: Record<string, Pair[]> = {
  en: [
    ['61 percent agree', '61% of owners agree'],
    ['61 per cent agree', '61 percent agree'],
    ['61 percent agree', '61 of 100 owners agree'],
    ['It costs 5,400 dollars', 'It costs $5,400'],
    ['It costs US$5,400', 'It costs 5,400 dollars'],
    ['It costs $5.4 million', 'a cost of 5.4 million US dollars'],
    ['It costs 40 cents', 'It costs $0.40'],
    ['It takes 22 min', 'It takes 22 minutes'],
    ['A 22-minute ride', 'It takes 22 minutes'],
    ['It takes 2 hours', 'It takes 120 minutes'],
    ['Wash at 40 degrees', 'Wash at 40 °C'],
    ['Wash at 40°C', 'Wash at 40 degrees'],
    ['It weighs 1.5 kg', 'It weighs 1,500 g'],
    ['It is 40 km long', 'It is 40 kilometres long'],
    ['20 to 30 percent agree', '20–30 % agree'],
    ['One in five riders agrees', '20 percent of riders agree'],
    ['Half of the readers agree', '50 % of the readers agree'],
    ['A third of owners agree', '33 % of owners agree'],
    ['Sales doubled in March', 'Sales grew by 100 percent in March'],
    ['It is twice as fast', 'It is 2 times faster'],
    ['Seven shops sell it', 'It is sold in 7 shops'],
    ['Thousands of riders agree', '5,400 riders agree'],
    ['One hundred and five shops sell it', '105 shops sell it'],
    ['It costs 500 pounds', 'It costs £500'],
    ['The R99 costs little', 'The R99 is cheap'],
    ['It follows EN 15120', 'The norm EN 15120 holds'],
    ['Step 3 is easy', 'It is easy'],
    ['Two things matter, and one of them is first', 'It matters'],
    ['See Figure 2 for it', 'It matters'],
    ['CO2, 5G and B2B matter', 'It matters'],
  ],
  de: [
    ['61 Prozent stimmen zu', '61 % stimmen zu'],
    ['Es kostet 450 €', 'Es kostet 450 Euro'],
    ['Es dauert 22 Minuten', 'Es dauert 22 Min.'],
    ['Bei 40 Grad waschen', 'Bei 40 °C waschen'],
    ['Es sind 1,5 kg', 'Es sind 1.500 g'],
    ['Die Hälfte der Kunden stimmt zu', '50 Prozent der Kunden stimmen zu'],
    ['Es sind doppelt so viele', 'Es sind 2 Mal mehr'],
    ['Sieben Läden haben es', 'Es gibt es in 7 Läden'],
    ['Es dauert anderthalb Stunden', 'Es dauert 90 Minuten'],
    ['Zweitausenddreihundert Leute kamen', '2.300 Leute kamen'],
  ],
  es: [
    ['El 61 por ciento está de acuerdo', 'El 61 % está de acuerdo'],
    ['Cuesta 450 €', 'Cuesta 450 euros'],
    ['Tarda 22 minutos', 'Tarda 22 min'],
    ['Lava a 40 grados', 'Lava a 40 °C'],
    ['La mitad de los clientes lo dice', 'El 50 % de los clientes lo dice'],
    ['Uno de cada cinco lo dice', 'El 20 % lo dice'],
    ['Hay ciento cinco tiendas', 'Hay 105 tiendas'],
    ['Hay veintiún países', 'Hay 21 países'],
    ['Setenta y tres personas lo dicen', '73 personas lo dicen'],
    ['Cuesta 2 millones de euros', 'Cuesta 2.000.000 €'],
  ],
  sv: [
    ['61 procent håller med', '61 % håller med'],
    ['Det kostar 450 kr', 'Det kostar 450 kronor'],
    ['Det tar 22 minuter', 'Det tar 22 min'],
    ['Tvätta i 40 grader', 'Tvätta i 40 °C'],
    ['Hälften av kunderna håller med', '50 % av kunderna håller med'],
    ['Tjugoen butiker har den', '21 butiker har den'],
    ['Sju butiker har den', 'Den finns i 7 butiker'],
  ],
  ja: [
    ['61%が賛成です', '61パーセントが賛成です'],
    ['三割が賛成です', '30%が賛成です'],
    ['価格は450円です', '価格は¥450です'],
    ['22分かかります', '22分間かかります'],
    ['40度で洗います', '40℃で洗います'],
    ['半数が賛成です', '50%が賛成です'],
    ['七店で売られています', '7店で売られています'],
  ],
  ar: [
    ['يوافق 61 بالمئة', 'يوافق 61٪'],
    ['السعر 450 دولارا', 'السعر $450'],
    ['يستغرق 22 دقيقة', 'يستغرق 22 دقائق'],
    ['اغسلها عند 40 درجة', 'اغسلها عند 40 °C'],
    ['خمسة عشر متجرا', '15 متجرا'],
    ['سبعة متاجر', '7 متاجر'],
  ],
}

const LIES: Record<string, Pair[]> = {
  en: [
    ['It costs $40', '40 percent agree'],
    ['It costs 40 euros', '40 percent agree'],
    ['It costs €40', 'It costs $40'],
    ['It costs 40 yen', 'It costs £40'],
    ['It is 40 km long', 'It is 40 miles long'],
    ['It takes 40 minutes', 'It takes 40 hours'],
    ['It takes 40 days', 'It takes 40 weeks'],
    ['It weighs 40 kg', 'It weighs 40 g'],
    ['It weighs 40 kg', 'It is 40 km long'],
    ['It holds 40 litres', 'It holds 40 ml'],
    ['It holds 40 GB', 'It holds 40 MB'],
    ['Wash at 40 °F', 'Wash at 40 °C'],
    ['Wash at 40 degrees', '40 percent agree'],
    ['40 percent agree', 'It takes 40 minutes'],
    ['It grew by 40 percentage points', 'It costs $40'],
    ['$20 to $30', '20 to 30 percent'],
    ['20 to 30 dollars', '20 to 30 percent'],
    ['It costs forty dollars', '40 percent agree'],
    ['It costs a hundred dollars', '100 percent agree'],
    ['Step 99 riders agree', 'They agree'],
    ['Step 9 riders agree', 'They agree'],
    ['Figure 12 percent', 'They agree'],
    ['The #99 rider', 'They agree'],
    ['The R99 riders agree', 'They agree'],
    ['5K riders agree', 'They agree'],
    ['Model 99 wins', 'They agree'],
    ['The E-5400 study says so', 'They agree'],
    ['Half of the readers agree', 'They agree'],
    ['Half of all riders agree', '40 % agree'],
    ['Twice as many agree', 'Many agree'],
    ['Sales have doubled', 'Sales rose'],
    ['Dozens of shops sell it', 'Shops sell it'],
    ['Thousands of riders agree', '400 riders agree'],
    ['Millions of riders agree', '5,400 riders agree'],
    ['One in five riders agrees', '40 % agree'],
    ['Nine out of ten agree', 'They agree'],
    ['Seven shops sell it', 'Shops sell it'],
    ['It takes seven days', 'It takes time'],
    ['One hundred and five shops sell it', '100 shops sell it'],
    ['Two dozen shops sell it', '12 shops sell it'],
  ],
  de: [
    ['Es kostet 40 Euro', '40 Prozent stimmen zu'],
    ['Es dauert 40 Minuten', 'Es dauert 40 Stunden'],
    ['Die Hälfte der Kunden stimmt zu', 'Kunden stimmen zu'],
    ['Tausende Kunden stimmen zu', 'Kunden stimmen zu'],
    ['Doppelt so viele stimmen zu', 'Viele stimmen zu'],
    ['Sieben Läden haben es', 'Läden haben es'],
    ['Einer von fünf stimmt zu', 'Sie stimmen zu'],
  ],
  es: [
    ['Cuesta 40 euros', 'El 40 % lo dice'],
    ['Tarda 40 minutos', 'Tarda 40 horas'],
    ['La mitad de los clientes lo dice', 'Los clientes lo dicen'],
    ['Uno de cada cinco lo dice', 'Lo dicen'],
    ['Miles de clientes lo dicen', 'Lo dicen'],
    ['Siete tiendas lo venden', 'Las tiendas lo venden'],
  ],
  sv: [
    ['Det kostar 40 kronor', '40 procent håller med'],
    ['Det tar 40 minuter', 'Det tar 40 timmar'],
    ['Hälften av kunderna håller med', 'Kunderna håller med'],
    ['Tusentals kunder håller med', 'Kunder håller med'],
    ['Sju butiker har den', 'Butiker har den'],
  ],
  ja: [
    ['40円です', '40%です'],
    ['40分かかります', '40時間かかります'],
    ['半数が賛成です', '賛成です'],
    ['数千人が賛成です', '賛成です'],
    ['七店で売られています', '売られています'],
  ],
  ar: [
    ['السعر 40 دولارا', 'يوافق 40 بالمئة'],
    ['يستغرق 40 دقيقة', 'يستغرق 40 ساعة'],
    ['نصف العملاء يوافقون', 'العملاء يوافقون'],
    ['آلاف العملاء يوافقون', 'العملاء يوافقون'],
    ['سبعة متاجر', 'متاجر'],
  ],
}

const list = (pairs: Record<string, Pair[]>) =>
  Object.entries(pairs).flatMap(([language, some]) =>
    some.map(([said, card]) => [said, card, language] as const),
  )

function isKept(said: string, quote: string, language: string): boolean {
  const cards = [makeCard('E1', { quote, paraphrase: quote })]
  const end = language === 'ja' ? '。' : '.'
  const markdown = `${said} [[1]](https://source.example/e1 "E1")${end}`
  return removeUnsupported(markdown, { cards, language }).removed.length === 0
}

describe('what a sentence says', () => {
  test.each(list(HONEST))('“%s” is what “%s” says (%s)', (said, card, language) => {
    expect(isKept(said, card, language)).toBe(true)
  })

  test.each(list(LIES))('“%s” is not what “%s” says (%s)', (said, card, language) => {
    expect(isKept(said, card, language)).toBe(false)
  })
})
