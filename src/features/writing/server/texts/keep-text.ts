import { sql } from 'kysely'
import { readText, saveText, TextChanged } from '#features/articles/server/index.ts'
import type { Agent } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { Run } from '#platform/server/jobs/pipeline.ts'
import { publish } from '#platform/server/realtime/index.ts'
import { textProposed } from '../../contract.ts'
import { TEXT_OF_AGENT } from '../../rules.ts'

interface Written {
  plan: Plan
  articleId: number
  agent: Agent
  text: string
  /** The version of the text that the run began with. */
  baseVersion: number
}

/**
 * Saves what an agent has written as the next version of its text. When a person has changed the text meanwhile, that
 * stays, and the agent's text becomes a proposal beside it. A run proposes one text: photos that are found for the text of
 * the person do not replace the final draft that stands beside it.
 */
export async function keepText(
  ctx: Reads & { run: Run },
  { plan, articleId, agent, text, baseVersion }: Written,
): Promise<'saved' | 'proposed'> {
  const { database, run } = ctx
  const section = TEXT_OF_AGENT[agent]
  const writes = { database, actor: { kind: 'run', userId: run.userId } } as const
  try {
    await saveText(writes, { plan, articleId, section, text, baseVersion, agent })
    return 'saved'
  } catch (error) {
    if (!(error instanceof TextChanged)) throw error
  }
  const { workspaceId, id: contentplanId } = plan
  await sql`
    update text_proposals set state = 'dismissed'
    where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and article_id = ${articleId}
      and section = ${section} and state = 'open' and run_id <> ${run.id}
  `.execute(database)
  await sql`
    insert into text_proposals (workspace_id, contentplan_id, article_id, section, agent, run_id, base_version, text)
    values (${workspaceId}, ${contentplanId}, ${articleId}, ${section}, ${agent}, ${run.id}, ${baseVersion}, ${text})
    on conflict (workspace_id, run_id, section) do update
      set text = excluded.text, base_version = excluded.base_version, state = 'open'
      where text_proposals.state <> 'open'
  `.execute(database)
  await publish(database, { workspaceId, message: textProposed, data: { contentplanId, articleId, section } })
  return 'proposed'
}

/** The versions that the texts of the agents have now. */
export async function readVersions(
  ctx: Reads,
  { plan, articleId }: Pick<Written, 'plan' | 'articleId'>,
): Promise<Record<Agent, number>> {
  const read = async (agent: Agent) =>
    (await readText(ctx, { plan, articleId, section: TEXT_OF_AGENT[agent] })).version
  return {
    brief: await read('brief'),
    research: await read('research'),
    draft: await read('draft'),
    editor: await read('editor'),
  }
}
