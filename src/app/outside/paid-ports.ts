import type { CostSettings } from '#features/billing/contract.ts'
import { paidKeywordData, paidModel, payerOfMember } from '#features/billing/server/index.ts'
import type { KeywordServices } from '#features/keywords/server/index.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Ports } from './ports.ts'

/** The ports of a workspace for a member who waits for the result, with every call in the cost ledger. */
export function payAsMember(
  {
    forWorkspace,
  }: { forWorkspace(ctx: { database: Transaction }, workspaceId: number): Promise<Omit<Ports, 'images'>> },
  paying: { database: () => Database; costs: CostSettings },
): KeywordServices['providers'] {
  return async (ctx, workspaceId) => {
    const { keywordData, model, serps } = await forWorkspace(ctx, workspaceId)
    let spent = 0
    const payer = {
      ...payerOfMember(paying, { credential: ctx.credential, workspaceId }),
      noteCost: (change: number) => {
        spent += change
      },
    }
    return {
      spent: () => spent,
      keywordData: keywordData && paidKeywordData(payer, keywordData),
      model: model && paidModel(payer, model),
      serps,
    }
  }
}
