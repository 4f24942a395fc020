import { randomUUID } from 'node:crypto'
import { mayBePaid } from '#integrations/service-answer.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import type { CostSettings } from '../../contract.ts'
import type { MicroDollars } from '../../rules.ts'
import { settle, spend, type Expense } from './spend.ts'

/** The workspace that pays for calls to outside services, and their purpose. */
export interface Payer {
  workspaceId: number
  /** What the calls are for, such as `run 12`. */
  purpose: string
  /** A database whose transactions open the workspace. */
  database: RunDatabase
  costs: Pick<CostSettings, 'monthlyCap'>
  /** Is told every change of what the calls cost: the expected cost before a call, and its correction after it. */
  noteCost?: (change: MicroDollars) => void
}

/** The real cost of a call, known after it. */
export interface Bill {
  cost: MicroDollars
  units: number
}

interface PaidCall<Result> {
  call: () => Promise<Result>
  readBill?: (result: Result) => Bill
  /** What a failed call has used; null when it is unknown. */
  readFailedBill?: () => Bill | null
}

type Offer = Pick<Expense, 'kind' | 'provider' | 'units' | 'cost'>

/**
 * Books the cost of a call, makes the call, and corrects the booking: to the bill of its result, to what a failed call is
 * known to have used, or to zero when it cannot have been paid. Every call has its own entry, so a call that is made
 * twice is booked twice.
 */
export async function payFor<Result>(
  payer: Payer,
  offer: Offer,
  { call, readBill, readFailedBill }: PaidCall<Result>,
): Promise<Result> {
  const booking = await book(payer, offer)
  try {
    const result = await call()
    if (readBill !== undefined) await booking.settle(readBill(result))
    return result
  } catch (error) {
    await booking.fail(error, readFailedBill?.() ?? null)
    throw error
  }
}

async function book({ workspaceId, purpose, database, costs, noteCost }: Payer, offer: Offer) {
  const reference = `${purpose} ${randomUUID()}`
  await database
    .transaction()
    .execute((open) => spend({ database: open, costs }, { workspaceId, reference, ...offer }))
  noteCost?.(offer.cost)
  const settleTo = async (bill: Bill) => {
    await database
      .transaction()
      .execute((open) => settle({ database: open }, { workspaceId, reference, ...bill }))
    noteCost?.(bill.cost - offer.cost)
  }
  return {
    settle: settleTo,
    /** Corrects the booking when it is known what was paid. If that cannot be written, the booking stays. */
    fail: async (failure: unknown, bill: Bill | null): Promise<void> => {
      const known = bill ?? (mayBePaid(failure) ? null : { cost: 0, units: 0 })
      if (known !== null) await settleTo(known).catch(() => {})
    },
  }
}
