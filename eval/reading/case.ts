import { z } from 'zod'
import { ARTICLE_TYPES } from '#features/articles/rules.ts'
import { sourcePage } from '#features/writing/contract.ts'

/** `case.json` of a frozen case, as cases/README.md describes it. */
export const caseFile = z.object({
  mainKeyword: z.string().min(1),
  keywords: z.array(z.object({ keyword: z.string().min(1), volume: z.number().int().nullable() })).min(1),
  language: z.string().regex(/^[a-z]{2}$/),
  country: z.string().regex(/^[a-z]{2}$/),
  type: z.enum(ARTICLE_TYPES).nullable(),
  ownDomain: z.string(),
  ownPages: z.array(z.object({ url: z.url(), title: z.string() })),
  traps: z.array(z.string().min(1)).default([]),
  gold: z
    .object({ headings: z.array(z.array(z.string()).min(1)), notHeadings: z.array(z.string()) })
    .nullable(),
})

export const pagesFile = z.array(sourcePage).min(1)

/** What one article is written from. */
export type Case = z.infer<typeof caseFile> & { name: string; pages: z.infer<typeof pagesFile> }
