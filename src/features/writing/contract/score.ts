import { z } from 'zod'

/** The parts of the content score and the points of each; their sum is 100. */
export const SCORE_PARTS = {
  terms: 30,
  topics: 15,
  sourcing: 15,
  'keyword placement': 10,
  structure: 10,
  readability: 8,
  originality: 7,
  links: 5,
} as const
export type ScorePartName = keyof typeof SCORE_PARTS

/** What keeps a text from being reviewed and published, whatever its score. */
export const GATES = ['dangling citation', 'unknown URL', 'verbatim', 'empty section'] as const
/** Of a text's words, at most so many may stand in a row of eight that a ranking page has, too. */
export const MOST_VERBATIM = 0.15

/** What one press changes in a text where code can. */
const MENDS = [
  'drop citation',
  'drop link',
  'drop heading',
  'drop sentence',
  'set level',
  'add keyword',
  'split paragraph',
] as const
export type MendName = (typeof MENDS)[number]

const place = z.object({ start: z.number().int(), end: z.number().int() })

const scorePart = z.object({
  name: z.enum([
    'terms',
    'topics',
    'sourcing',
    'keyword placement',
    'structure',
    'readability',
    'originality',
    'links',
  ]),
  points: z.number(),
  /** 0 when there is nothing to judge it by; then the other parts make the score. */
  most: z.number(),
  reasons: z.array(
    z.object({
      reason: z.string(),
      /** What to do about it. */
      fix: z.string(),
      /** In UTF-16 code units of the markdown; null when it is about the whole text. */
      place: place.nullable(),
      /** The name of the change by which code can do it; absent when only a person can. */
      mend: z.enum(MENDS).optional(),
    }),
  ),
})
export type ScorePart = z.infer<typeof scorePart>

const gate = z.object({ name: z.enum(GATES), detail: z.string(), place: place.nullable() })
export type Gate = z.infer<typeof gate>

export const contentScore = z.object({
  /** From 0 to 100. */
  score: z.number().int(),
  parts: z.array(scorePart),
  gates: z.array(gate),
})
export type ContentScore = z.infer<typeof contentScore>

const rate = z.number().min(0)

/** What the ranking pages have in common: made once for a cluster, and stored. */
export const contentProfile = z.object({
  language: z.string(),
  mainKeyword: z.string(),
  /** Number of pages that were read. */
  pages: z.number().int(),
  terms: z.array(
    z.object({
      term: z.string(),
      /** Its words as they are compared. */
      words: z.array(z.string()),
      pages: z.number().int(),
      /** How often pages use it in 1,000 words: a quarter of them less than `low`, none more than `high`. */
      low: rate,
      usual: rate,
      high: rate,
    }),
  ),
  topics: z.array(
    z.object({
      text: z.string(),
      words: z.array(z.string()),
      pages: z.number().int(),
      isQuestion: z.boolean(),
    }),
  ),
  /** Words of a page. */
  length: z.object({ low: z.number(), usual: z.number(), high: z.number() }),
  /** How easily the pages read, from 0 to 1. */
  ease: z.number(),
  /** Numbers that stand for every eight words in a row of all pages, in ascending order. */
  shingles: z.array(z.number().int()),
})
export type ContentProfile = z.infer<typeof contentProfile>

/** What the score of a text is made from, beside the text and its evidence. */
export const scoreBasis = z.object({
  language: z.string(),
  /** The domain of the plan; null when it has none. */
  own_domain: z.string().nullable(),
  /** What search results show of the article; each empty before it is planned. */
  title: z.string(),
  description: z.string(),
  slug: z.string(),
  /** URLs of its photos, of their authors and of where they are from. */
  image_urls: z.array(z.string()),
  /** Null before the pages that rank were read: then a text has no score. */
  profile: contentProfile.nullable(),
})
export type ScoreBasis = z.infer<typeof scoreBasis>
