import { sql } from 'kysely'
import { z } from 'zod'
import { updateContentplan, type Plan } from '#features/contentplans/server/index.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow, oneRow } from '#platform/server/database/rows.ts'
import { EARLIER_KEPT } from '../../rules.ts'

type MadeKind = 'style_guide' | 'about'

interface Made {
  plan: Plan
  kind: MadeKind
  text: string
  engine: 'model' | 'rules'
  basis: unknown
}

/**
 * Puts a text that was made into the plan. One that a person has written or changed stays, and the new one is proposed.
 * What is replaced is kept.
 */
export async function keepMade(
  ctx: Writes,
  { plan, kind, text, engine, basis }: Made,
): Promise<'taken' | 'proposed'> {
  const present = await lockPresent(ctx, { plan, kind })
  const isOwn = await isWrittenByPerson(ctx, { plan, kind, present })
  const replaced = isOwn || present.trim() === '' || present === text ? null : present
  await sql`
    update voice_texts set state = 'dismissed'
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and kind = ${kind} and state = 'proposed'
  `.execute(ctx.database)
  await sql`
    insert into voice_texts (workspace_id, contentplan_id, kind, text, engine, basis, state, replaced, taken_at)
    values (${plan.workspaceId}, ${plan.id}, ${kind}, ${text}, ${engine}, ${JSON.stringify(basis)}::jsonb,
      ${isOwn ? 'proposed' : 'taken'}, ${replaced}, ${isOwn ? null : sql`clock_timestamp()`})
  `.execute(ctx.database)
  await forgetOld(ctx, { plan, kind })
  if (isOwn) return 'proposed'
  if (present !== text) await updateContentplan(ctx, { plan, changes: { [kind]: text } })
  return 'taken'
}

const presentRow = z.object({ text: z.string() })

/** The text that the plan has now, which stays like that until the transaction ends. */
export async function lockPresent(
  { database }: Pick<Writes, 'database'>,
  { plan, kind }: Pick<Made, 'plan' | 'kind'>,
): Promise<string> {
  const { text } = await oneRow(database, presentRow)`
    select ${sql.ref(kind)} as text from contentplans
    where workspace_id = ${plan.workspaceId} and id = ${plan.id} for no key update
  `
  return text
}

/** Whether a text is neither empty nor what was made last. */
async function isWrittenByPerson(
  { database }: Pick<Writes, 'database'>,
  { plan, kind, present }: Pick<Made, 'plan' | 'kind'> & { present: string },
): Promise<boolean> {
  if (present.trim() === '') return false
  const last = await findRow(database, presentRow)`
    select text from voice_texts
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and kind = ${kind} and state = 'taken'
    order by taken_at desc, id desc limit 1
  `
  return last === null || last.text.trim() !== present.trim()
}

/** Keeps the newest texts, and of the others those that show what was replaced last. */
async function forgetOld(
  { database }: Pick<Writes, 'database'>,
  { plan, kind }: Pick<Made, 'plan' | 'kind'>,
): Promise<void> {
  await sql`
    delete from voice_texts
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and kind = ${kind} and id not in (
      select id from voice_texts
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and kind = ${kind}
      order by replaced is not null desc, id desc limit ${EARLIER_KEPT}
    ) and id not in (
      select id from voice_texts
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and kind = ${kind}
      order by id desc limit 3
    )
  `.execute(database)
}
