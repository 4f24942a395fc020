import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import { articleText } from '../../contract.ts'
import { TEXT_SECTIONS } from '../../rules.ts'
import type { OfText } from './lock-text.ts'
import { savedColumns } from './read-states.ts'

type ArticleText = z.infer<typeof articleText>

const newestText = articleText.omit({ section: true })

/** A text as it is now. */
export async function readText(
  { database }: Reads,
  { plan, articleId, section }: OfText,
): Promise<ArticleText> {
  const newest = await findRow(database, newestText)`
    select ${savedColumns}, t.text from article_texts t
    join article_text_revisions r on r.article_id = t.article_id and r.section = t.section and r.version = t.version
    where t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id} and t.article_id = ${articleId}
      and t.section = ${section} and r.workspace_id = ${plan.workspaceId}
  `
  return newest === null ? emptyText(section) : { section, ...newest }
}

/** Version 0: what a text is before it was saved. */
export function emptyText(section: OfText['section']): ArticleText {
  return { section, version: 0, saved_at: null, saved_by: null, size: 0, text: '' }
}

const sectionText = z.object({ section: z.enum(TEXT_SECTIONS), text: z.string() })

/** The four texts of a cluster by their fields (N-06). */
export async function readTexts(
  { database }: Reads,
  { plan, articleId }: Pick<OfText, 'plan' | 'articleId'>,
): Promise<Record<(typeof TEXT_SECTIONS)[number], string>> {
  const rows = await listRows(database, sectionText)`
    select section, text from article_texts
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
  `
  const empty = { description: '', research: '', draft: '', final: '' }
  return rows.reduce((texts, { section, text }) => ({ ...texts, [section]: text }), empty)
}
