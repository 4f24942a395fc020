import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'
import { HUB_TAKEN } from '../../rules.ts'
import { changePlan } from '../changing/change-plan.ts'
import { removeArticles } from './remove-articles.ts'

interface OfHubs {
  plan: Plan
  topicIds: readonly number[]
}

/** Gives a hub another name (C-062a); throws Conflict when another hub of the plan has it (V-21). */
export async function renameHub(
  ctx: Writes,
  { plan, topicId, name }: { plan: Plan; topicId: number; name: string },
): Promise<number | null> {
  const touches = async () => {
    await requireHubs(ctx, { plan, topicIds: [topicId] })
    await requireFreeHubName(ctx, { plan, name, ownId: topicId })
    return { articleIds: [], hubIds: [topicId] }
  }
  const change = { plan, kind: 'rename hub', touches, recounts: 'nothing' } as const
  const { changeId } = await changePlan(ctx, change, async () => {
    await sql`update topics set name = ${name} where id = ${topicId}`.execute(ctx.database)
  })
  return changeId
}

/** Changes the seed keywords of a hub, joined by `|` (C-062d), or its description (C-062e). */
export async function editHub(
  ctx: Writes,
  { plan, topicId, ...text }: { plan: Plan; topicId: number } & ({ tags: string } | { description: string }),
): Promise<number | null> {
  const touches = async () => {
    await requireHubs(ctx, { plan, topicIds: [topicId] })
    return { articleIds: [], hubIds: [topicId] }
  }
  const change = { plan, kind: 'edit hub', touches, recounts: 'nothing' } as const
  const { changeId } = await changePlan(ctx, change, async () => {
    const set = 'tags' in text ? sql`tags = ${text.tags}` : sql`description = ${text.description}`
    await sql`update topics set ${set} where id = ${topicId}`.execute(ctx.database)
  })
  return changeId
}

/** Deletes hubs; their clusters stay, without a hub (C-062c). */
export async function deleteHubs(ctx: Writes, { plan, topicIds }: OfHubs): Promise<number | null> {
  const touches = async () => {
    await requireHubs(ctx, { plan, topicIds })
    return { articleIds: await listArticlesOf(ctx, { plan, topicIds }), hubIds: topicIds }
  }
  const change = { plan, kind: 'delete hub', touches, recounts: 'nothing' } as const
  const { changeId } = await changePlan(ctx, change, async () => {
    await sql`
      delete from topics where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
        and id = any (${[...topicIds]}::integer[])
    `.execute(ctx.database)
  })
  return changeId
}

/** Deletes the clusters of hubs and excludes their keywords (C-062b). The hubs stay. */
export async function excludeHubs(ctx: Writes, { plan, topicIds }: OfHubs): Promise<number | null> {
  await requireHubs(ctx, { plan, topicIds })
  const articleIds = await listArticlesOf(ctx, { plan, topicIds })
  return articleIds.length === 0 ? null : removeArticles(ctx, { plan, articleIds, kind: 'exclude hub' })
}

/** Throws NotFound unless all of these are hubs of the plan; locks them until the transaction ends. */
async function requireHubs({ database }: Reads, { plan, topicIds }: OfHubs): Promise<void> {
  const ids = [...new Set(topicIds)]
  const rows = await listRows(database, idRow)`
    select id from topics
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${ids}::integer[])
    order by id for update
  `
  if (rows.length < ids.length) throw new NotFound('There is nothing under this id.')
}

async function listArticlesOf({ database }: Reads, { plan, topicIds }: OfHubs): Promise<number[]> {
  const rows = await listRows(database, idRow)`
    select id from articles where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and topic_id = any (${[...topicIds]}::integer[])
    order by id
  `
  return rows.map(({ id }) => id)
}

/** Throws Conflict when another hub of the plan has the name, whatever its case. The caller holds the plan's lock. */
export async function requireFreeHubName(
  { database }: Reads,
  { plan, name, ownId = null }: { plan: Plan; name: string; ownId?: number | null },
): Promise<void> {
  const { rows } = await sql`
    select from topics
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and lower(name) = lower(${name}::text)
      and id is distinct from ${ownId}::integer
    limit 1
  `.execute(database)
  if (rows.length > 0) throw new Conflict(HUB_TAKEN)
}
