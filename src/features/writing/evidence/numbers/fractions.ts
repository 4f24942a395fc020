const FRACTIONS: Record<string, string> = {
  '1/3': 'one third|ein drittel|un tercio|en tredjedel|三分の一',
  '2/3': 'two thirds|zwei drittel|dos tercios|två tredjedelar|三分の二|ثلثا|ثلثي',
  '1/4': 'en fjärdedel|四分の一',
  '3/4': 'three quarters|drei viertel|tres cuartos|tre fjärdedelar|四分の三',
  '1/5': 'one fifth|ein fünftel|un quinto|en femtedel|五分の一',
  '2/5': 'two fifths|zwei fünftel|dos quintos|två femtedelar|五分の二',
  '3/5': 'three fifths|drei fünftel|tres quintos|tre femtedelar|五分の三',
  '4/5': 'four fifths|vier fünftel|cuatro quintos|fyra femtedelar|五分の四',
}

const BY_NAME = new Map(
  Object.entries(FRACTIONS).flatMap(([value, names]) =>
    names.split('|').map((name) => [name, readFraction(value, '/')] as const),
  ),
)
const WORDS =
  /(?<!\p{L})(?:(?:one|two|three|four|ein|zwei|drei|vier|un|dos|tres|cuatro|en|två|tre|fyra)[ -](?:thirds?|quarters|fifths?|drittel|viertel|fünftel|tercios?|cuartos|quintos?|tredjedel|tredjedelar|fjärdedel|fjärdedelar|femtedel|femtedelar)|ثلث[اي])(?!\p{L})|[三四五]分の[一二三四]/giu
const CHARACTERS = /[\u00bc-\u00be\u2150-\u215e]/g

interface Fraction {
  text: string
  start: number
  end: number
  values: number[]
}

/** Fractions in words and as one character, in all languages, each with its value. */
export function findFractions(text: string): Fraction[] {
  const words = [...text.matchAll(WORDS)].flatMap(({ 0: found, index }) => {
    const value = BY_NAME.get(found.toLowerCase().replace('-', ' '))
    if (value === undefined) return []
    // A third may be 33 or 33.3 percent in the source.
    const rounded = [100, 1_000].map((digits) => Math.round(value * digits) / digits)
    return [{ text: found, start: index, end: index + found.length, values: [value, ...rounded] }]
  })
  const characters = [...text.matchAll(CHARACTERS)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
    values: [readFraction(found.normalize('NFKC'), '\u2044')],
  }))
  return [...words, ...characters]
}

function readFraction(fraction: string, bar: string): number {
  const [above = 1, below = 1] = fraction.split(bar).map(Number)
  return above / below
}
