import { sql } from 'kysely'
import { z } from 'zod'
import { readText, saveText } from '#features/articles/server/index.ts'
import { AGENTS, TEXT_SECTIONS } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { publish } from '#platform/server/realtime/index.ts'
import { textProposed } from '../../contract.ts'
import { lockSubject } from '../queries/open-subject.ts'

const proposalRow = z.object({
  section: z.enum(TEXT_SECTIONS),
  agent: z.enum(AGENTS),
  text: z.string(),
  state: z.enum(['open', 'accepted', 'dismissed']),
})

interface Resolve {
  plan: Plan
  articleId: number
  proposal: number
  accept: boolean
  /** What a person has made of the text and the proposal, to be saved instead. */
  text?: string | undefined
  /** The version that was compared with the proposal. */
  baseVersion?: number | undefined
}

/**
 * Takes over what an agent proposes as the next version of the text, or what a person has made of both, or dismisses it.
 * The same answer can be given twice, as when the reply to the first was lost. Throws TextChanged when the text is no
 * longer the compared version; the proposal stays open then.
 */
export async function resolveProposal(
  ctx: Writes,
  { plan, articleId, proposal, accept, text: composed, baseVersion }: Resolve,
): Promise<{ version: number | null }> {
  // In the order of a step that ends: the cluster, then its proposals.
  await lockSubject(ctx, { plan, articleId })
  const wanted = accept ? 'accepted' : 'dismissed'
  const ofProposal = sql`
    workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId} and id = ${proposal}
  `
  const found = await findRow(ctx.database, proposalRow)`
    select section, agent, text, state from text_proposals where ${ofProposal} for update
  `
  if (found === null || !['open', wanted].includes(found.state))
    throw new NotFound('This proposal is no longer there.')
  const { section, agent, text, state } = found
  const isNew = state === 'open'
  if (isNew) {
    await sql`update text_proposals set state = ${wanted} where ${ofProposal}`.execute(ctx.database)
    const { workspaceId, id: contentplanId } = plan
    await publish(ctx.database, {
      workspaceId,
      message: textProposed,
      data: { contentplanId, articleId, section },
    })
  }
  if (!accept) return { version: null }
  if (!isNew) return { version: (await readText(ctx, { plan, articleId, section })).version }
  const saved = composed === undefined ? { text, agent } : { text: composed }
  return { version: await saveText(ctx, { plan, articleId, section, baseVersion, ...saved }) }
}
