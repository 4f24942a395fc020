import { randomUUID } from 'node:crypto'
import { mayBePaid } from '#integrations/service-answer.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import type { CostSettings } from '../../contract.ts'
import type { MicroDollars } from '../../rules.ts'
import { settle, spend, type Expense } from './spend.ts'

/** Who pays for calls outside, and for what. */
export interface Payer {
  workspaceId: number
  /** Such as `run 12`. */
  purpose: string
  /** Its transactions open the workspace. */
  database: RunDatabase
  costs: Pick<CostSettings, 'monthlyCap'>
}

/** What a call came to, once that is known. */
export interface Bill {
  cost: MicroDollars
  units: number
}

type Offer = Pick<Expense, 'kind' | 'provider' | 'units' | 'cost'>

/**
 * Books what a call will cost, makes it, and corrects the booking: by the bill of its result, and to nothing where
 * it failed and cannot have been paid. Every call has an entry of its own, so one that is made twice is paid twice.
 */
export async function payFor<Result>(
  payer: Payer,
  offer: Offer,
  { call, readBill }: { call: () => Promise<Result>; readBill?: (result: Result) => Bill },
): Promise<Result> {
  const booking = await book(payer, offer)
  try {
    const result = await call()
    if (readBill !== undefined) await booking.settle(readBill(result))
    return result
  } catch (error) {
    await booking.fail(error)
    throw error
  }
}

async function book({ workspaceId, purpose, database, costs }: Payer, offer: Offer) {
  const reference = `${purpose} ${randomUUID()}`
  await database
    .transaction()
    .execute((open) => spend({ database: open, costs }, { workspaceId, reference, ...offer }))
  const settleTo = (bill: Bill) =>
    database.transaction().execute((open) => settle({ database: open }, { workspaceId, reference, ...bill }))
  return {
    settle: settleTo,
    /** Takes the booking back where nothing can have been paid. What is booked stands where that cannot be written. */
    fail: async (failure: unknown): Promise<void> => {
      if (!mayBePaid(failure)) await settleTo({ cost: 0, units: 0 }).catch(() => {})
    },
  }
}
