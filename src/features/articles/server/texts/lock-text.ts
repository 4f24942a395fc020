import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow, oneRow } from '#platform/server/database/rows.ts'
import type { TextSection } from '../../rules.ts'

/** One of the four texts of a cluster. */
export interface OfText {
  plan: Plan
  articleId: number
  section: TextSection
}

const lockedText = z.object({
  text: z.string(),
  version: z.number(),
  fullVersion: z.number(),
  patchBytes: z.number(),
})
export type LockedText = z.infer<typeof lockedText>

/** Reads a text and locks it until the transaction ends, so that saves follow each other. A new text is empty. */
export async function lockText({ database }: Reads, of: OfText): Promise<LockedText> {
  const known = await findRow(database, lockedText)`${selectLocked(of)}`
  if (known !== null) return known
  await sql`
    insert into article_texts (workspace_id, contentplan_id, article_id, section, text, version, full_version, patch_bytes)
    values (${of.plan.workspaceId}, ${of.plan.id}, ${of.articleId}, ${of.section}, '', 0, 0, 0)
    on conflict do nothing
  `.execute(database)
  return oneRow(database, lockedText)`${selectLocked(of)}`
}

function selectLocked({ plan, articleId, section }: OfText) {
  return sql`
    select text, version, full_version as "fullVersion", patch_bytes as "patchBytes" from article_texts
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
      and section = ${section}
    for update
  `
}
