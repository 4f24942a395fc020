import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import type { Reading } from './keyword-rows.ts'
import type { KeywordServices } from './services.ts'

/** Reads a plan after the request's transaction, through the same walls: the session or the token may have ended meanwhile. */
export async function enterAgain<T>(
  { database }: Pick<KeywordServices, 'database'>,
  { credential, contentplanId }: Pick<MemberContext, 'credential'> & { contentplanId: number },
  read: (ctx: Reading, plan: Plan) => Promise<T>,
): Promise<T> {
  return database()
    .transaction()
    .execute(async (transaction) => {
      const ids = [{ kind: 'contentplan', id: contentplanId }]
      const { workspaceId } = await enterWorkspace(transaction, { credential, ids })
      if (workspaceId === null) throw new NotFound('There is nothing under this id.')
      const ctx = { database: transaction, workspaceId }
      return read(ctx, await openPlan(ctx, contentplanId))
    })
}
