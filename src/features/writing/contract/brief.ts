import { z } from 'zod'

/** Characters of a title and of a description that search results show whole. */
export const LONGEST_SHOWN = { title: 60, description: 155 } as const

const line = z.string().max(500)

/** A section of the article that a brief plans. */
const plannedSection = z.object({
  heading: line,
  /** What the section says, a sentence each. */
  points: z.array(line).max(20),
  /** Words of the subject that the section should use. */
  terms: z.array(line).max(30),
  /** What readers ask about it. */
  questions: z.array(line).max(20),
  /** How long the section should be, in words. */
  words: z.number().int().min(0).max(5_000),
})
export type PlannedSection = z.infer<typeof plannedSection>

/** What an article is to become. It is stored as markdown, in which people may change it. */
export const brief = z.object({
  title: line,
  description: line,
  slug: line,
  /** What this article does that the ranking pages do not. */
  angle: line,
  audience: line,
  /** Length of the article, in words. */
  words: z.object({ least: z.number().int().min(0), most: z.number().int().min(0) }),
  outline: z.array(plannedSection).min(1).max(30),
  /** Words of the subject that the article should use. */
  terms: z.array(line).max(60),
  faqs: z.array(line).max(20),
  /** Pages of the own site that the article links to. */
  links: z.array(z.object({ url: z.string().max(2_000), anchor: line })).max(20),
  /** What the ranking pages leave out. */
  gaps: z.array(line).max(20),
})
export type Brief = z.infer<typeof brief>
