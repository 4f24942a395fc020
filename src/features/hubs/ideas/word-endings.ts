/** What is taken off, or put in its place, so that the forms of a word become the same. */
export interface Endings {
  /** Tried in this order; the first that fits is taken. */
  endings: readonly (readonly [ending: string, instead: string])[]
  /** Letters that stay in front of an ending, at least. */
  least: number
  /** Whether endings are taken off until none fits. */
  isRepeated: boolean
}

function readEndings(text: string, least: number, isRepeated = false): Endings {
  const endings = text.split(' ').map((one) => {
    const [ending = '', instead = ''] = one.split('>')
    return [ending, instead] as const
  })
  return { endings, least, isRepeated }
}

const ROMANCE = readEndings('oes>ao ais>al es s e', 3)
const NORDIC = readEndings('erne ene er en et e s', 3, true)
const SLAVIC = readEndings('ami ach ow mi y i a e u o', 3)

/** Plurals and cases of nouns and adjectives, by language. They are for words in lower case without accents. */
export const ENDINGS: Readonly<Record<string, Endings>> = {
  // The first three keep what only looks like a plural: glass, bus, tennis.
  en: readEndings('ss>ss us>us is>is ies>y ches>ch shes>sh xes>x s', 3),
  de: readEndings('ern nen en er em es e n s', 4, true),
  fr: readEndings('eaux>eau aux>al s x', 3),
  es: readEndings('ces>z es s e', 3),
  pt: ROMANCE,
  it: readEndings('che>c chi>c ghe>g ghi>g a e i o', 3),
  nl: readEndings('ssen>s nnen>n llen>l kken>k ppen>p tten>t en s e', 4, true),
  sv: readEndings('arna orna erna ar or er en et a n', 3),
  da: NORDIC,
  no: NORDIC,
  nb: NORDIC,
  nn: NORDIC,
  pl: SLAVIC,
  cs: SLAVIC,
  ru: readEndings('ами ями ах ях ов ев ей ии ыи ои ая яя ое ее ые ие ы и а я о е у ю ь', 3),
  tr: readEndings('lari leri lar ler', 3),
}

/** Languages that write several words as one, whose last part says what it is: Wanderschuhe are Schuhe. */
export const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'nn'])
