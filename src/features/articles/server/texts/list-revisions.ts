import { sql } from 'kysely'
import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { textRevision } from '../../contract.ts'
import type { OfText } from './lock-text.ts'
import { savedColumns } from './read-states.ts'

interface Window extends OfText {
  limit: number
  /** Only versions before this one. */
  before?: number | undefined
}

/** The versions of a text, the newest first, and how many there are. */
export async function listRevisions(
  { database }: Reads,
  { plan, articleId, section, limit, before }: Window,
): Promise<{ revisions: z.infer<typeof textRevision>[]; total: number }> {
  const ofText = sql`
    r.workspace_id = ${plan.workspaceId} and r.contentplan_id = ${plan.id} and r.article_id = ${articleId}
    and r.section = ${section}
  `
  const { total } = await oneRow(database, z.object({ total: z.number() }))`
    select coalesce(max(r.version), 0) as total from article_text_revisions r where ${ofText}
  `
  const revisions = await listRows(database, textRevision)`
    select ${savedColumns}, r.word_count, r.restored_from from article_text_revisions r
    where ${ofText} and r.version < ${before ?? total + 1}
    order by r.version desc limit ${limit}
  `
  return { revisions, total }
}
