/**
 * What stands between a thing and its explanation in a definition, by language; with commas between them. In languages
 * that define by the words at the front, they are in `starts`.
 */
export const DEFINITION_WORDS: Readonly<Record<string, { between: string; starts: string }>> = {
  en: {
    between: `is a, is an, is the, are a, are the, are any, is any, refers to, means, is defined as, is called, are called, describes, stands for, is a kind of, is a type of, are small, are large`,
    starts: ``,
  },
  de: {
    between: `ist ein, ist eine, ist der, ist die, ist das, sind die, bezeichnet, bedeutet, nennt man, versteht man, heißt, steht für, beschreibt`,
    starts: `unter, als`,
  },
  es: {
    between: `es un, es una, es el, es la, son unos, son unas, son los, son las, se llama, se denomina, significa, consiste en, se define como, se refiere a, se conoce como`,
    starts: `se llama, se denomina, se entiende por`,
  },
  sv: {
    between: `är en, är ett, är den, är det, är de, kallas, betyder, innebär, avser, står för, menas`,
    starts: `med`,
  },
  ja: { between: `とは, のことです, のことを指し, のことをいい, を指します, と呼ばれ, を意味し`, starts: `` },
  ar: {
    between: `هو, هي, هم, هما, يعني, تعني, يقصد ب, يُقصد, يعرف ب, تعرف ب, يسمى, تسمى, عبارة عن, يطلق على`,
    starts: `يقصد, يعرف, تعرف, يطلق`,
  },
  fr: {
    between: `est un, est une, est le, est la, sont des, sont les, désigne, signifie, s appelle, consiste à`,
    starts: `on appelle, on entend par`,
  },
  it: {
    between: `è un, è una, è il, è la, è lo, sono i, sono le, significa, indica, consiste in, si chiama`,
    starts: `si intende`,
  },
  pt: {
    between: `é um, é uma, é o, é a, são os, são as, significa, consiste em, chama se, refere se a`,
    starts: `entende se por`,
  },
  nl: {
    between: `is een, is de, is het, zijn de, betekent, heet, noemt men, verwijst naar`,
    starts: `onder`,
  },
  da: { between: `er en, er et, er den, er det, kaldes, betyder, dækker over`, starts: `` },
  no: { between: `er en, er et, er den, er det, kalles, betyr`, starts: `` },
  pl: { between: `to, jest to, oznacza, nazywa się, nazywamy`, starts: `` },
}
