import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { publish } from '#platform/server/realtime/index.ts'
import { evidenceChanged } from '../../contract.ts'
import { isSameStatement, listStruck } from '../../evidence/index.ts'
import { findResearch, keepStruck } from '../material/research-rows.ts'
import { lockSubject } from '../queries/open-subject.ts'

interface Strike {
  plan: Plan
  articleId: number
  card: string
  struck: boolean
}

/** Strikes an evidence card out that a person does not trust, or takes that back. */
export async function strikeCard(
  ctx: Writes,
  { plan, articleId, card: id, struck: isStruck }: Strike,
): Promise<{ struck: string[] }> {
  await lockSubject(ctx, { plan, articleId })
  const row = await findResearch(ctx, { plan, articleId })
  const cards = row?.research?.cards ?? []
  const card = cards.find((one) => one.id === id)
  if (row === null || card === undefined) throw new NotFound('There is no such evidence card.')
  const { url, quote } = card
  const others = row.struck.filter((one) => !isSameStatement(one, card))
  const struck = isStruck ? [...others, { url, quote }] : others
  await keepStruck(ctx, { plan, articleId, struck })
  await publish(ctx.database, {
    workspaceId: plan.workspaceId,
    message: evidenceChanged,
    data: { contentplanId: plan.id, articleId },
  })
  return { struck: listStruck(cards, struck) }
}
