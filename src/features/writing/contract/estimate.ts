import { z } from 'zod'

/** What it costs at least and at most; a model that is asked again makes the difference. */
const range = z.object({ least: z.number(), most: z.number() })

export const writingEstimate = z.object({
  tokens: range,
  /** Millionths of a US dollar; null when the price of the model is not known. */
  cost: range.nullable(),
  /** Article credits. */
  credits: z.number(),
  /** The same as a sentence. */
  text: z.string(),
})
