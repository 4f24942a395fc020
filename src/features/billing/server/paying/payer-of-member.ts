import { NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Payer } from '../commands/pay-for.ts'

/**
 * The payer of calls that a member waits for after the request's own transaction. Each booking checks the session or
 * token again, which may have ended meanwhile.
 */
export function payerOfMember(
  { database, costs }: Pick<Payer, 'costs'> & { database: () => Database },
  { credential, workspaceId }: Pick<MemberContext, 'credential'> & { workspaceId: number },
): Payer {
  return {
    workspaceId,
    purpose: 'request',
    costs,
    database: {
      transaction: () => ({
        execute: (work) =>
          database()
            .transaction()
            .execute(async (transaction) => {
              const ids = [{ kind: 'workspace', id: workspaceId }]
              const entered = await enterWorkspace(transaction, { credential, ids })
              if (entered.workspaceId === null) throw new NotFound('There is nothing under this id.')
              return work(transaction)
            }),
      }),
    },
  }
}
