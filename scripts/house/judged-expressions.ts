import { z } from 'zod'

/** The checker's verdict on every expression; `npm run expressions` writes this file. */
export const JUDGED = 'scripts/expressions/judged.json'

const attack = z.object({
  pumps: z.array(z.object({ prefix: z.string(), pump: z.string() })),
  suffix: z.string(),
})
export type Attack = z.infer<typeof attack>

const schema = z.object({
  /** Name and version of the checker. */
  checker: z.string(),
  /** Expressions whose time grows in proportion to the text. */
  linear: z.array(z.string()),
  /** Expressions whose time grows faster, or whose growth the checker could not find in its time limit. */
  others: z.record(z.string(), z.object({ growth: z.string(), attack: attack.nullable() })),
})
export type Judged = z.infer<typeof schema>

export function readJudged(text: string): Judged {
  return schema.parse(JSON.parse(text))
}

/** The name of an expression in that file. Without the flags d and g, which do not change how long a match takes. */
export function nameExpression(source: string, flags: string): string {
  return `/${source}/${flags.replaceAll(/[dg]/g, '')}`
}
