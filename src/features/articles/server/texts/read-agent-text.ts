import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { Agent } from '../../rules.ts'
import type { OfText } from './lock-text.ts'
import { readVersion } from './read-version.ts'

const versionRow = z.object({ version: z.number().nullable() })

/** A text as the agent has saved it last, whatever people have made of it since; null when the agent never has. */
export async function findAgentText(
  ctx: Reads,
  { agent, ...of }: OfText & { agent: Agent },
): Promise<string | null> {
  const { plan, articleId, section } = of
  const { version } = await oneRow(ctx.database, versionRow)`
    select max(version) as version from article_text_revisions
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
      and section = ${section} and agent = ${agent}
  `
  return version === null ? null : (await readVersion(ctx, { ...of, version })).text
}
