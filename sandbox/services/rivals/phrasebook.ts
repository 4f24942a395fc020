export const SECTIONS = [
  'basics',
  'choose',
  'price',
  'size',
  'material',
  'care',
  'life',
  'mistakes',
  'repair',
  'green',
] as const
export type SectionName = (typeof SECTIONS)[number]

/** Sentences of a section. {s} is the subject, {low} and the like are facts; see facts.ts. */
interface SectionTexts {
  /** The usual heading first. */
  headings: readonly [string, string, string]
  /** Sentences with numbers. */
  facts: readonly string[]
  talk: readonly string[]
}

/** Everything that rival pages say in a language. */
export interface Phrasebook {
  language: string
  /** Put between the words of a subject, and between sentences. */
  space: string
  writePrice(dollars: number): string
  writeSubject(words: string): string
  titles: readonly string[]
  intro: readonly string[]
  sections: Record<SectionName, SectionTexts>
  faqHeading: string
  faq: readonly { question: string; answer: string }[]
  quotes: readonly string[]
  tipsHeading: string
  tips: readonly string[]
  table: { heads: readonly [string, string, string]; rows: readonly [string, string, string] }
  institutes: readonly string[]
  menu: readonly string[]
  boilerplate: {
    cookies: string
    accept: string
    newsletter: string
    related: string
    footer: string
    by: string
  }
}

export const PEOPLE = [
  'Marta Lindqvist',
  'Jonas Weber',
  'Amira Haddad',
  'Kenji Morita',
  'Lucía Ferrer',
  'Tom Ashdown',
  'Ingrid Solberg',
  'Paul Okafor',
]
