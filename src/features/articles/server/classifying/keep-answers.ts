import { sql, type RawBuilder } from 'kysely'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { awaitLongWork } from '#platform/server/database/long-work.ts'
import type { Kinds } from '../../kinds/index.ts'
import type { Answer } from './ask-model.ts'

/** Saves what a model has said where the rules are unsure, and that it was asked, for clusters with the same main keyword. */
export async function keepAnswers(
  database: Transaction,
  { plan, answers }: { plan: Plan; answers: readonly Answer[] },
): Promise<void> {
  await awaitLongWork(database)
  await lockPlan({ database }, { plan })
  const rows = answers.map(({ id, mainKeyword, kinds }) => ({ id, main_keyword: mainKeyword, ...kinds }))
  await sql`
    update article_kinds k set ${fill('type')}, ${fill('intent')}, ${fill('funnel')}, asked_of = said.main_keyword
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as said (id integer, main_keyword text, type text, intent text, funnel text, reason text)
    join articles a on a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = said.id
    join keywords m on m.workspace_id = a.workspace_id and m.contentplan_id = a.contentplan_id
      and m.id = a.main_keyword_id and m.folded = said.main_keyword
    where k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id and k.article_id = a.id
  `.execute(database)
}

/** Sets the columns of one kind if it is unknown. */
function fill(kind: keyof Kinds): RawBuilder<unknown> {
  const [value, reason, by] = [kind, `${kind}_reason`, `${kind}_by`].map((column) => sql.ref(column))
  const isFilled = sql`k.${value} is null and said.${value} is not null`
  return sql`
    ${value} = coalesce(k.${value}, said.${value}),
    ${reason} = case when ${isFilled} then said.reason else k.${reason} end,
    ${by} = case when ${isFilled} then 'model' else k.${by} end`
}
