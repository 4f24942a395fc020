import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { readLanguage } from '#features/writing/text/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'

const MOST_RIVALS = 30
const LONGEST = 20_000
const MOST_ANCHORS = 1_000

const textRow = z.object({ text: z.string() })

/** Texts of pages that rank for keywords of the plan, as far as articles were written from them. */
export async function listRivals({ database }: Reads, { plan }: { plan: Plan }): Promise<string[]> {
  const language = readLanguage(plan.language)
  const rows = await listRows(database, textRow)`
    select left(s.text, ${LONGEST}) as text from source_pages s
    where s.workspace_id = ${plan.workspaceId} and s.read_at is not null
      and split_part(lower(coalesce(s.language, ${language})), '-', 1) = ${language}
      and s.url in (select unnest(r.sources) from article_research r
        where r.workspace_id = ${plan.workspaceId} and r.contentplan_id = ${plan.id})
    order by s.url limit ${MOST_RIVALS}
  `
  return rows.map(({ text }) => text)
}

const anchorRow = z.object({ anchor: z.string() })

/** Texts of links in the content of these pages. */
export async function listAnchors(
  { database }: Reads,
  { plan, pageIds }: { plan: Plan; pageIds: readonly number[] },
): Promise<string[]> {
  const rows = await listRows(database, anchorRow)`
    select anchor from page_links
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and from_page_id = any (${[...pageIds]}::integer[]) and is_in_content and anchor <> ''
    order by from_page_id, place limit ${MOST_ANCHORS}
  `
  return rows.map(({ anchor }) => anchor)
}
