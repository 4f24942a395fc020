import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { isoTime } from '#platform/server/database/iso-time.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { textState } from '../../contract.ts'
import { TEXT_SECTIONS, type Agent, type TextSection } from '../../rules.ts'
import type { OfText } from './lock-text.ts'

/** Agents as people know them. */
const AGENT_NAMES = {
  brief: 'SEO specialist',
  research: 'Researcher',
  draft: 'Writer',
  editor: 'Editor',
} as const satisfies Record<Agent, string>

type TextState = z.infer<typeof textState>

/** Of a revision `r` of a text: who saved it and when, and how large it is. */
export const savedColumns: RawBuilder<unknown> = sql`
  r.version, ${isoTime(sql`r.saved_at`)} as saved_at, coalesce(
    (select u.name from users u where u.id = r.saved_by), ${JSON.stringify(AGENT_NAMES)}::jsonb ->> r.agent
  ) as saved_by,
  r.size
`

/** How the four texts of a cluster stand. */
export async function listStates(
  { database }: Reads,
  { plan, articleId }: Pick<OfText, 'plan' | 'articleId'>,
): Promise<TextState[]> {
  const rows = await listRows(database, textState)`
    select r.section, ${savedColumns}, r.word_count from article_texts t
    join article_text_revisions r on r.article_id = t.article_id and r.section = t.section and r.version = t.version
    where t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id} and t.article_id = ${articleId}
      and r.workspace_id = ${plan.workspaceId}
  `
  const known = new Map(rows.map((row) => [row.section, row]))
  return TEXT_SECTIONS.map((section) => known.get(section) ?? neverSaved(section))
}

export async function readState(ctx: Reads, { section, ...of }: OfText): Promise<TextState> {
  const states = await listStates(ctx, of)
  return states.find((state) => state.section === section) ?? neverSaved(section)
}

function neverSaved(section: TextSection): TextState {
  return { section, version: 0, saved_at: null, saved_by: null, size: 0, word_count: 0 }
}
