import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ARTICLE_TYPES } from '#features/articles/rules.ts'
import { sourcePage } from '#features/writing/contract.ts'

const FOLDER = 'eval/cases'

const caseFile = z.object({
  mainKeyword: z.string(),
  keywords: z.array(z.object({ keyword: z.string(), volume: z.number().nullable() })),
  language: z.string(),
  type: z.enum(ARTICLE_TYPES).nullable(),
  ownPages: z.array(z.object({ url: z.string(), title: z.string() })),
  traps: z.array(z.string()).default([]),
  gold: z.object({ headings: z.array(z.array(z.string())), notHeadings: z.array(z.string()) }),
})

export interface FrozenCase extends z.infer<typeof caseFile> {
  name: string
  pages: z.infer<typeof sourcePage>[]
}

/** The frozen cases of the evaluation of writing, that have a gold outline. */
export function readFrozenCases(): FrozenCase[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => ({
      name,
      ...caseFile.parse(readJson(join(FOLDER, name, 'case.json'))),
      pages: z.array(sourcePage).parse(readJson(join(FOLDER, name, 'pages.json'))),
    }))
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
