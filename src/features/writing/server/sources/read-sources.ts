import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { sourcePage, type SourcePage } from '../../contract.ts'

const headings = sourcePage.shape.headings

const pageRow = z.object({
  url: z.string(),
  position: z.number(),
  title: z.string(),
  language: z.string().nullable(),
  date: z.string().nullable(),
  headings: z.unknown(),
  text: z.string(),
  wordCount: z.number(),
})

/** The pages of these URLs as they were read last, however long ago; those that were never read are left out. */
export async function readSources(
  { database }: Reads,
  { plan, urls }: { plan: Plan; urls: readonly string[] },
): Promise<SourcePage[]> {
  const rows = await listRows(database, pageRow)`
    select s.url, wanted.place as position, s.title, s.language, s.date::text as date, s.headings, s.text,
      s.word_count as "wordCount"
    from unnest(${[...urls]}::text[]) with ordinality as wanted (url, place)
    join source_pages s on s.workspace_id = ${plan.workspaceId} and s.url = wanted.url and s.read_at is not null
    order by wanted.place
  `
  return rows.map((row) => ({ ...row, headings: headings.parse(row.headings) }))
}

const failedRow = z.object({ url: z.string(), problem: z.string() })

/** Which of these pages were never read, and why. */
export async function listFailed(
  { database }: Reads,
  { plan, urls }: { plan: Plan; urls: readonly string[] },
): Promise<z.infer<typeof failedRow>[]> {
  return listRows(database, failedRow)`
    select s.url, s.problem from unnest(${[...urls]}::text[]) with ordinality as wanted (url, place)
    join source_pages s on s.workspace_id = ${plan.workspaceId} and s.url = wanted.url and s.read_at is null
    order by wanted.place
  `
}
