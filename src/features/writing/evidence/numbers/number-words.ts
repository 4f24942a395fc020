const UNITS: Record<string, string> = {
  en: 'zero one two three four five six seven eight nine',
  de: 'null ein zwei drei vier fünf sechs sieben acht neun',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  sv: 'noll ett två tre fyra fem sex sju åtta nio',
  ar: 'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة',
}
const TEENS: Record<string, string> = {
  en: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  de: 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  es: 'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  sv: 'tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
}
/** From 20 on. */
const TENS: Record<string, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  sv: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
  ar: 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون',
}
const JOIN: Record<string, (tens: string, unit: string) => string[]> = {
  en: (tens, unit) => [`${tens}-${unit}`, `${tens} ${unit}`],
  de: (tens, unit) => [`${unit}und${tens}`],
  es: (tens, unit) => [tens === 'veinte' ? `veinti${unit}` : `${tens} y ${unit}`],
  sv: (tens, unit) => (unit === 'ett' ? [`${tens}ett`, `${tens}en`] : [`${tens}${unit}`]),
}

/** Other words and forms, by value. */
const OTHERS: Record<string, Record<number, string>> = {
  de: { 1.5: 'anderthalb eineinhalb', 2.5: 'zweieinhalb', 3.5: 'dreieinhalb' },
  sv: { 1.5: 'halvannan' },
  es: {
    21: 'veintiún veintiuna',
    22: 'veintidós',
    23: 'veintitrés',
    26: 'veintiséis',
    100: 'cien ciento',
    200: 'doscientos doscientas',
    300: 'trescientos trescientas',
    400: 'cuatrocientos cuatrocientas',
    500: 'quinientos quinientas',
    600: 'seiscientos seiscientas',
    700: 'setecientos setecientas',
    800: 'ochocientos ochocientas',
    900: 'novecientos novecientas',
    1_000: 'mil',
  },
  ar: {
    3: 'ثلاث',
    4: 'أربع',
    5: 'خمس',
    6: 'ست',
    7: 'سبع',
    8: 'ثماني ثمان',
    9: 'تسع',
    10: 'عشرة عشر',
    100: 'مئة مائة',
    200: 'مئتان مئتا مئتين مئتي مائتان مائتا مائتين مائتي',
    1_000: 'ألف',
    1_000_000: 'مليون',
  },
}
/** How languages that write numbers in one word call 100 and 1,000. */
const COMPOUND: Record<string, { hundred: string; thousand: string; one: string; and: string }> = {
  de: { hundred: 'hundert', thousand: 'tausend', one: 'ein', and: 'und' },
  sv: { hundred: 'hundra', thousand: 'tusen', one: 'ett', and: '' },
}

/** Number words of a language (ISO 639-1) from 2 on, each with its value; empty for languages without a table. */
function listNumberWords(language: string): ReadonlyMap<string, number> {
  const known = TABLES.get(language)
  if (known !== undefined) return known
  const table = makeTable(language)
  TABLES.set(language, table)
  return table
}

const TABLES = new Map<string, ReadonlyMap<string, number>>()

/** The value of a word; null when it is no number. */
export function readNumberWord(word: string, language: string): number | null {
  const table = listNumberWords(language)
  const name = word.toLocaleLowerCase(language)
  const known = table.get(name)
  if (known !== undefined) return known
  if (language === 'ar' && name.startsWith('و')) return table.get(name.slice(1)) ?? null
  const { thousand, one, and } = COMPOUND[language] ?? {}
  const at = thousand === undefined ? -1 : name.indexOf(thousand)
  if (thousand === undefined || at === -1) return null
  const above = name.slice(0, at)
  const below = name.slice(at + thousand.length)
  const count = above === '' || above === one ? 1 : table.get(above)
  const rest =
    table.get(below) ?? table.get(and !== undefined && below.startsWith(and) ? below.slice(and.length) : '')
  return count === undefined || rest === undefined || rest >= 1_000 ? null : count * 1_000 + rest
}

function makeTable(language: string): Map<string, number> {
  const words = new Map<string, number>()
  const units = split(UNITS[language])
  for (const [at, unit] of units.entries()) if (at > 1) words.set(unit, at)
  for (const [at, teen] of split(TEENS[language]).entries()) words.set(teen, 10 + at)
  for (const [at, tens] of split(TENS[language]).entries()) {
    words.set(tens, 20 + 10 * at)
    if (language === 'ar') for (const word of listArabicForms(tens)) words.set(word, 20 + 10 * at)
    for (const [unit, name] of units.entries())
      if (unit > 0)
        for (const word of JOIN[language]?.(tens, name) ?? []) words.set(word, 20 + 10 * at + unit)
  }
  for (const [value, names] of Object.entries(OTHERS[language] ?? {}))
    for (const word of split(names)) words.set(word, Number(value))
  addCompounds(words, language)
  return words
}

function addCompounds(words: Map<string, number>, language: string): void {
  const names = COMPOUND[language]
  if (names === undefined) return
  const { hundred, thousand, one, and } = names
  const below = [...words]
  const units: [string, number][] = [['', 1], [one, 1], ...below.filter(([, value]) => value < 10)]
  for (const [unit, count] of units) {
    words.set(`${unit}${hundred}`, 100 * count)
    for (const [rest, value] of [...below, [one, 1] as const])
      for (const join of new Set(['', and])) words.set(`${unit}${hundred}${join}${rest}`, 100 * count + value)
  }
  for (const [unit, count] of [...units, ...below]) words.set(`${unit}${thousand}`, 1_000 * count)
}

/** After “and”, and in another case. */
function listArabicForms(tens: string): string[] {
  const other = tens.replace('ون', 'ين')
  return [other, `و${tens}`, `و${other}`]
}

function split(words: string | undefined): string[] {
  return words?.split(' ') ?? []
}

/** Words after a number that multiply it. Some mean another number in another language. */
export const SCALES: readonly (readonly [word: string, values: readonly number[]])[] = [
  ...spread('hundred hundert cien ciento cientos hundra cent 百 مئة مائة', 1e2),
  ...spread('thousand tausend mil tusen mille duizend 千 ألف آلاف الف', 1e3),
  ...spread('dozen dutzend docena docenas dussin ダース', 12),
  ...spread('万 萬', 1e4),
  ...spread(
    'million millions millionen mio mio. mn mln millón millones miljon miljoner milj milj. milione milioni milhão milhões miljoen مليون ملايين',
    1e6,
  ),
  ...spread('億 亿', 1e8),
  ...spread(
    'bn milliard milliards milliarde milliarden mrd mrd. miljard miljarder mdr miliardo miliardi bilhão bilhões مليار مليارات',
    1e9,
  ),
  ...spread('billionen billón billones biljon biljoner 兆', 1e12),
  ['mil millones', [1e9]],
  ['mil milhões', [1e9]],
  ['billion', [1e9, 1e12]],
  ['billions', [1e9]],
  ['trillion', [1e12, 1e18]],
  ['割', [10]],
]

function spread(words: string, value: number): [string, number[]][] {
  return words.split(' ').map((word) => [word, [value]])
}
