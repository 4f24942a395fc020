/** What a section is about, by its heading. */
export const KINDS = [
  'price',
  'size',
  'care',
  'life',
  'repair',
  'mistakes',
  'material',
  'used',
  'choose',
  'basics',
  'other',
] as const
export type Kind = (typeof KINDS)[number]

/** Sentences about nothing but the kind of a section: they state nothing that would need a source. */
interface KindProse {
  /** Pieces of headings of this kind, in small letters; none for `other`. */
  signs: readonly string[]
  openings: readonly string[]
  /** Between two sentences of sources. */
  links: readonly string[]
  closings: readonly string[]
}

/** What the scripted writer says in a language besides what its material says. {k} is the main keyword. */
export interface Prose {
  kinds: Record<Kind, KindProse>
  /** {site} is the name of a source and {says} what it says, as a part of a sentence or after a colon. */
  attributed: readonly string[]
  /** The same for what other sources say differently, and for words in quotation marks. */
  contrary: readonly string[]
  quoted: readonly string[]
  /** An answer that makes sense only below its question. */
  answers: RegExp
  /** {link} leads to a page of the own website. */
  furtherReading: readonly string[]
  /** What only a source itself can say of itself. */
  speaksOfSelf: RegExp
  /** Words with which sentences begin that keep their capital only there. */
  small: string
  /** How a sentence is said in other words: what stands in it, and what does instead. Of a regular expression, in order. */
  rewordings: readonly (readonly [RegExp, string])[]
  /** What stands above a list; {t} in `terms` are words of the subject. */
  lists: readonly string[]
  terms: readonly string[]
  /** Above a table, its heads, and what stands between the last two entries of a list in a sentence. */
  tables: readonly string[]
  tableHeads: readonly [string, string]
  and: string
  comma: string
  /** Words behind which a noun stands, those behind which a verb stands, and those with which an object begins. */
  beforeNouns: string
  beforeVerbs: string
  determiners: string
  /** Between sentences, and at the end of one. */
  space: string
  stop: string
  /** The first paragraph: for questions of a kind, and for all others; then what leads to the first claim. */
  leads: readonly string[]
  leadsByKind: Partial<Record<Kind, readonly string[]>>
  leadClaim: string
  leadEnds: readonly string[]
  demo: string
  /** The heading above the last paragraph, and the paragraph. */
  lastHeading: string
  conclusions: readonly string[]
  description: string
  angle: string
  audience: string
  gap: string
  point: string
  /** Headings for a brief without any. */
  headings: readonly string[]
  alt: string
  caption: string
}
