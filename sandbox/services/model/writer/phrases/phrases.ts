/** What the scripted writer says in a language besides what its material says. */
export interface Phrases {
  /** {t} is a term of the section, in the form in which the material has it; never the subject of the sentence. */
  openings: string[]
  bridges: string[]
  closings: string[]
  /** What is put into a sentence of a source, so that it is no copy; hardly a word of it says something. */
  asides: string[]
  /** Terms for sections that have few of their own. */
  subjects: string[]
  /** Words before which an aside may stand; in Japanese, letters behind which it may. */
  hinges: string
  /** Between a word and the next, and at the end of a sentence. */
  space: string
  stop: string
  /** {k} is the main keyword. */
  demo: string
  lead: string[]
  description: string
  angle: string
  audience: string
  gap: string
  point: string
  /** Headings for a brief without any. */
  headings: string[]
  alt: string
  caption: string
}
