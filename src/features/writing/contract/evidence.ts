import { z } from 'zod'

export const EVIDENCE_KINDS = ['stat', 'quote', 'definition', 'fact'] as const
/** Words of a quote, at most. */
export const LONGEST_QUOTE = 40

/** Something that a source says, word for word. */
export const evidenceCard = z.object({
  /** E1, E2, …: unique within an article. */
  id: z.string().regex(/^E[1-9]\d{0,3}$/),
  /** The place of its section in the outline of the brief, from 0. */
  section: z.number().int().min(0),
  kind: z.enum(EVIDENCE_KINDS),
  /** At most LONGEST_QUOTE words that stand exactly like this in the stored text of the source. */
  quote: z.string().min(1).max(2_000),
  /** The same in other words, in the language of the article. */
  paraphrase: z.string().max(1_000),
  url: z.string().max(2_000),
  /** When the source was published or last changed: 2031-05-01; null when it does not say. */
  date: z.string().nullable(),
})
export type EvidenceCard = z.infer<typeof evidenceCard>

/** What the research of an article found. */
export const research = z.object({
  cards: z.array(evidenceCard),
  /** Where sources say different things, a sentence each. */
  contradictions: z.array(z.string().max(500)),
  /** What no source answers, a sentence each. */
  missing: z.array(z.string().max(500)),
})
export type Research = z.infer<typeof research>
