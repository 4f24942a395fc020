import { z } from 'zod'

/** What the checker said of every expression: `npm run expressions` writes it. */
export const JUDGED = 'scripts/expressions/judged.json'

const attack = z.object({
  pumps: z.array(z.object({ prefix: z.string(), pump: z.string() })),
  suffix: z.string(),
})
export type Attack = z.infer<typeof attack>

const schema = z.object({
  /** Its name and version. */
  checker: z.string(),
  /** Those whose time grows with the text alone. */
  linear: z.array(z.string()),
  /** Those whose time grows faster, or of which the checker found nothing out in time. */
  others: z.record(z.string(), z.object({ growth: z.string(), attack: attack.nullable() })),
})
export type Judged = z.infer<typeof schema>

export function readJudged(text: string): Judged {
  return schema.parse(JSON.parse(text))
}

/** How an expression is called there: neither d nor g change how long a match takes. */
export function nameExpression(source: string, flags: string): string {
  return `/${source}/${flags.replaceAll(/[dg]/g, '')}`
}
