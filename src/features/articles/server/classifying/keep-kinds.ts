import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Kinds } from '../../kinds/index.ts'

interface FoundKinds {
  /** Of the cluster. */
  id: number
  /** Folded. */
  mainKeyword: string | null
  kinds: Kinds
}

/**
 * Saves what the rules have found. Where they are unsure, what a model has said of the same main keyword stays. Returns
 * whether something is other than before.
 */
export async function keepKinds(
  database: Transaction,
  { plan, found }: { plan: Plan; found: readonly FoundKinds[] },
): Promise<boolean> {
  const rows = found.map(({ id, mainKeyword, kinds: { type, intent, funnel } }) => ({
    id,
    main_keyword: mainKeyword,
    type: type.value,
    type_reason: type.reason,
    intent: intent.value,
    intent_reason: intent.reason,
    funnel: funnel.value,
    funnel_reason: funnel.reason,
  }))
  const { rows: changed } = await sql`
    insert into article_kinds as known (article_id, workspace_id, contentplan_id, type, type_reason, type_by,
      intent, intent_reason, intent_by, funnel, funnel_reason, funnel_by)
    select f.id, ${plan.workspaceId}, ${plan.id}, ${merge('type')}, ${merge('intent')}, ${merge('funnel')}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (id integer, main_keyword text, type text,
      type_reason text, intent text, intent_reason text, funnel text, funnel_reason text)
    left join article_kinds k on k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and k.article_id = f.id
    on conflict (article_id) do update set
      (type, type_reason, type_by, intent, intent_reason, intent_by, funnel, funnel_reason, funnel_by)
      = (excluded.type, excluded.type_reason, excluded.type_by, excluded.intent, excluded.intent_reason,
        excluded.intent_by, excluded.funnel, excluded.funnel_reason, excluded.funnel_by)
      where (known.type, known.type_reason, known.type_by, known.intent, known.intent_reason, known.intent_by,
          known.funnel, known.funnel_reason, known.funnel_by)
        is distinct from (excluded.type, excluded.type_reason, excluded.type_by, excluded.intent,
          excluded.intent_reason, excluded.intent_by, excluded.funnel, excluded.funnel_reason, excluded.funnel_by)
    returning known.article_id
  `.execute(database)
  return changed.length > 0
}

/** The columns of one kind: as found, or as a model has said. */
function merge(kind: keyof Kinds): RawBuilder<unknown> {
  const [value, reason, by] = [kind, `${kind}_reason`, `${kind}_by`].map((column) => sql.ref(column))
  const keeps = sql`f.${value} is null and k.${by} = 'model' and k.asked_of = f.main_keyword`
  return sql`
    case when ${keeps} then k.${value} else f.${value} end, case when ${keeps} then k.${reason} else f.${reason} end,
    case when ${keeps} then 'model' else 'rules' end`
}
