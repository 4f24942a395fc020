import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict, Invalid } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { idRow, listRows, oneRow } from '#platform/server/database/rows.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { itemAt } from '#platform/items.ts'
import { changePlan } from '../changing/change-plan.ts'

interface NewHub {
  name: string
  description: string
  /** A cluster that is named for two hubs goes into the first. */
  articleIds: readonly number[]
}

interface CreatedHub {
  id: number
  name: string
  article_count: number
}

/**
 * Creates hubs with their clusters, as one change that can be undone. Clusters that are gone or in a hub by now are left
 * out. Throws Conflict, naming the hub, when a name is taken, and Invalid when two of the new hubs have the same.
 */
export async function createHubs(
  ctx: Writes,
  { plan, hubs }: { plan: Plan; hubs: readonly NewHub[] },
): Promise<{ changeId: number | null; hubs: CreatedHub[] }> {
  if (hubs.length === 0) return { changeId: null, hubs: [] }
  await allowLongWork(ctx.database)
  const touches = async () => {
    await requireNames(ctx, { plan, names: hubs.map(({ name }) => name) })
    const rows = await listRows(ctx.database, idRow)`
      select id from articles
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and topic_id is null
        and id = any (${hubs.flatMap(({ articleIds }) => articleIds)}::integer[])
      order by id for no key update
    `
    return { articleIds: rows.map(({ id }) => id) }
  }
  const change = { plan, kind: 'create hubs', touches, recounts: 'nothing' } as const
  const { changeId, done } = await changePlan(ctx, change, async ({ articleIds }) => {
    const hubOf = new Map<number, number>()
    for (const [place, hub] of hubs.entries())
      for (const id of hub.articleIds) if (!hubOf.has(id)) hubOf.set(id, place)
    const ids = await insertHubs(ctx, { plan, hubs })
    const moved = articleIds.map((id) => ({ id, place: hubOf.get(id) ?? 0 }))
    await sql`
      update articles a set topic_id = moved.topic_id
      from unnest(${moved.map(({ id }) => id)}::integer[], ${moved.map(({ place }) => itemAt(ids, place))}::integer[])
        as moved (id, topic_id)
      where a.workspace_id = ${plan.workspaceId} and a.id = moved.id
    `.execute(ctx.database)
    const created = hubs.map(({ name }, place) => ({
      id: itemAt(ids, place),
      name,
      article_count: moved.filter((one) => one.place === place).length,
    }))
    return { createdHubIds: ids, created }
  })
  return { changeId, hubs: done.created }
}

const takenRow = z.object({ name: z.string() })

async function requireNames(
  { database }: Writes,
  { plan, names }: { plan: Plan; names: readonly string[] },
): Promise<void> {
  const folded = names.map((name) => name.toLowerCase())
  const twin = names.find((_name, place) => folded.indexOf(itemAt(folded, place)) < place)
  if (twin !== undefined) throw new Invalid(`groups: two hubs are called “${twin}”.`)
  const [taken] = await listRows(database, takenRow)`
    select name from topics
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and lower(name) in (select lower(given) from unnest(${[...names]}::text[]) as given)
    order by id limit 1
  `
  if (taken !== undefined) throw new Conflict(`There is a hub called “${taken.name}” already.`)
}

/** Returns the ids of the new hubs in their order. */
async function insertHubs(
  { database }: Writes,
  { plan, hubs }: { plan: Plan; hubs: readonly NewHub[] },
): Promise<number[]> {
  const { ids } = await oneRow(database, z.object({ ids: z.array(z.number()) }))`
    with created as (
      insert into topics (workspace_id, contentplan_id, name, description)
      select ${plan.workspaceId}, ${plan.id}, name, description
      from unnest(${hubs.map(({ name }) => name)}::text[], ${hubs.map(({ description }) => description)}::text[])
        with ordinality as given (name, description, place)
      order by place
      returning id, name
    )
    select array_agg(id order by array_position(${hubs.map(({ name }) => name)}::text[], name)) as ids from created
  `
  return ids
}
