import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { StateChange } from './compare-states.ts'

/**
 * Restores hubs: deleted ones with their ids; names, seed keywords and descriptions that are still as the change left
 * them. A name that another hub has by now gets a number.
 */
export async function restoreHubs(
  { database }: Reads,
  { plan, change }: { plan: Plan; change: StateChange },
): Promise<void> {
  const ofPlan = sql`t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id}`
  const freeName = (name: ReturnType<typeof sql>, id: ReturnType<typeof sql>) => sql`
    case when exists (select from topics t where ${ofPlan} and lower(t.name) = lower(${name}) and t.id <> ${id})
      then left(${name}, 190) || ' (' || ${id} || ')' else ${name} end
  `
  const hubs = JSON.stringify(change.hubs)
  const restoreText = (column: 'tags' | 'description') =>
    sql`
    update topics hub set ${sql.ref(column)} = c.before ->> ${column}::text
    from jsonb_to_recordset(${hubs}::jsonb) as c (id integer, before jsonb, after jsonb)
    where hub.workspace_id = ${plan.workspaceId} and hub.contentplan_id = ${plan.id} and hub.id = c.id
      and c.before ->> ${column}::text is not null and ${sql.ref(`hub.${column}`)} = c.after ->> ${column}::text
  `.execute(database)
  if (change.hubs.length === 0) return
  await sql`
    insert into topics overriding system value
    select row.* from jsonb_to_recordset(${hubs}::jsonb) as c (id integer, before jsonb, after jsonb)
    cross join lateral jsonb_populate_record(null::topics,
      c.before || jsonb_build_object('name', ${freeName(sql`(c.before ->> 'name')`, sql`c.id`)})) as row
    where c.after is null and row.workspace_id = ${plan.workspaceId} and row.contentplan_id = ${plan.id}
    on conflict do nothing
  `.execute(database)
  await sql`
    update topics hub set name = ${freeName(sql`(c.before ->> 'name')`, sql`hub.id`)}
    from jsonb_to_recordset(${hubs}::jsonb) as c (id integer, before jsonb, after jsonb)
    where hub.workspace_id = ${plan.workspaceId} and hub.contentplan_id = ${plan.id} and hub.id = c.id
      and c.before ->> 'name' is not null and hub.name = c.after ->> 'name'
  `.execute(database)
  await restoreText('tags')
  await restoreText('description')
}

/** Deletes the hubs that the change created, unless they have clusters. */
export async function removeCreatedHubs(
  { database }: Reads,
  { plan, change }: { plan: Plan; change: StateChange },
): Promise<void> {
  const ids = change.hubs.filter(({ before }) => before === null).map(({ id }) => id)
  if (ids.length === 0) return
  await sql`
    delete from topics t where t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id}
      and t.id = any (${ids}::integer[])
      and not exists (select from articles a where a.workspace_id = t.workspace_id
        and a.contentplan_id = t.contentplan_id and a.topic_id = t.id)
  `.execute(database)
}
