import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { publish } from '#platform/server/realtime/index.ts'
import { keywordsMessage } from '#features/keywords/contract.ts'

/** Tells every window on the plan, once this is committed, that its keywords changed. */
export async function tellOfKeywords(
  { database }: Pick<MemberContext, 'database'>,
  plan: Plan,
): Promise<void> {
  const { workspaceId, id: contentplanId } = plan
  await publish(database, { workspaceId, message: keywordsMessage, data: { contentplanId } })
}
