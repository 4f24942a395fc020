import { sql } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { planChange } from '../../contract.ts'

const MOST_EXAMPLES = 3
/** Of a change with more keywords, the most searched ones of so many are named. */
const MOST_COMPARED = 100

/** A cluster of a change, by its name before the change where it had one. `one` is its entry in the change. */
export const articleOfChange = sql`
  jsonb_build_object('articleId', a.id, 'title', coalesce(one ->> 'title', one -> 'before' ->> 'title', one -> 'after' ->> 'title', a.title),
    'newTitle', case when one -> 'before' ->> 'title' <> one -> 'after' ->> 'title' then one -> 'after' ->> 'title' end,
    'became', case when one ->> 'before' is null then 'new' when one ->> 'after' is null then 'gone' else 'edited' end)
`

/** These changes of the plan, in any order. */
export async function readChanges(
  { database }: Reads,
  { plan, ids }: { plan: Plan; ids: readonly number[] },
): Promise<z.infer<typeof planChange>[]> {
  await joinWhole(database)
  return listRows(database, planChange)`
    select c.id, c.kind, (select kind from plan_changes undone where undone.workspace_id = c.workspace_id
        and undone.contentplan_id = c.contentplan_id and undone.id = c.undoes_id) as "undoneKind",
      cardinality(c.keyword_ids) as "keywordCount", jsonb_array_length(c.articles) as "articleCount",
      cardinality(c.page_ids) as "pageCount",
      case when c.kind in ('move to hub', 'place in map') then (select t.name from topics t where t.workspace_id = c.workspace_id
        and t.contentplan_id = c.contentplan_id and t.id = (c.articles -> 0 -> 'after' ->> 'topic_id')::integer)
        when c.kind in ('rename hub', 'edit hub', 'create hubs', 'delete hub') then c.topics -> 0 ->> 'title' end as hub,
      array(select k.keyword from keywords k where k.workspace_id = c.workspace_id
        and k.contentplan_id = c.contentplan_id and k.id = any (c.keyword_ids[1:${MOST_COMPARED}])
        order by k.estimated_search_volume desc nulls last, k.id limit ${MOST_EXAMPLES}) as keywords,
      array(select ${articleOfChange} from jsonb_array_elements(c.articles) with ordinality as listed (one, place)
        left join articles a on a.workspace_id = c.workspace_id and a.contentplan_id = c.contentplan_id
          and a.id = (one ->> 'id')::integer
        order by (one ->> 'before' is null or one ->> 'after' is null) desc, place limit ${MOST_EXAMPLES}) as articles,
      u.name as "userName", to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
      c.undone_at is not null as "isUndone"
    from plan_changes c left join users u on u.id = c.user_id
    where c.workspace_id = ${plan.workspaceId} and c.contentplan_id = ${plan.id} and c.id = any (${[...ids]}::integer[])
  `
}
