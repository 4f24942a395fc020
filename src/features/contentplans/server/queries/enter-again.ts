import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openPlan, type Plan } from './open-plan.ts'

type Entered = Pick<MemberContext, 'database' | 'workspaceId'>

/**
 * Works on a plan after the request's transaction, in a new one. Access is checked again, because the session or the
 * token may have ended meanwhile.
 */
export async function enterAgain<T>(
  { database }: { database: () => Database },
  { credential, contentplanId }: Pick<MemberContext, 'credential'> & { contentplanId: number },
  work: (ctx: Entered, plan: Plan) => Promise<T>,
): Promise<T> {
  return database()
    .transaction()
    .execute(async (transaction) => {
      const ids = [{ kind: 'contentplan', id: contentplanId }]
      const { workspaceId } = await enterWorkspace(transaction, { credential, ids })
      if (workspaceId === null) throw new NotFound('There is nothing under this id.')
      const ctx = { database: transaction, workspaceId }
      return work(ctx, await openPlan(ctx, contentplanId))
    })
}
