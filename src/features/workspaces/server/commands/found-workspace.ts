import type { WorkspaceLimits } from '#features/billing/contract.ts'
import { grantCredits } from '#features/billing/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { idRow, oneRow } from '#platform/server/database/rows.ts'
import type { WORKSPACE_TYPES } from '../../contract.ts'
import { recordAudit } from './record-audit.ts'

interface NewWorkspace {
  name: string
  type: (typeof WORKSPACE_TYPES)[number]
  limits: WorkspaceLimits
}

/** Makes a workspace with its first credits for the session's user, and opens it in this transaction. */
export async function foundWorkspace(
  { database, session, userId }: { database: Transaction; session: string; userId: number },
  { name, type, limits }: NewWorkspace,
): Promise<number> {
  const { id: workspaceId } = await oneRow(database, idRow)`
    select walls.found_workspace(${session}::uuid, ${name}, ${type}, ${limits.paidPlans}, ${limits.seats}) as id
  `
  const ledgers = { articles: limits.articleCredits, keywords: limits.keywordCredits } as const
  for (const ledger of ['articles', 'keywords'] as const)
    if (ledgers[ledger] > 0)
      await grantCredits(
        { database },
        { workspaceId, ledger, amount: ledgers[ledger], reference: 'founding' },
      )
  await recordAudit(
    { database, actor: { kind: 'user', userId } },
    { workspaceId, action: 'workspace founded', details: { name, type } },
  )
  return workspaceId
}
