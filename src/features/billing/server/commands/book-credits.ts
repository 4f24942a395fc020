import { sql } from 'kysely'
import { LimitReached } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { errorCode, violatedConstraint } from '#platform/server/error-codes.ts'
import type { Ledger } from '../../contract.ts'

export interface Booking {
  workspaceId: number
  ledger: Ledger
  /** More than 0. */
  amount: number
  /** What the credits are for, such as a job's id: booked once, however often it is asked. */
  reference: string
}

type Writing = Pick<MemberContext, 'database'>

export async function grantCredits(ctx: Writing, booking: Booking): Promise<void> {
  await addEntry(ctx, 'grant', booking)
}

/** Takes credits before the work starts; without enough of them it throws LimitReached and takes none. */
export async function reserveCredits(ctx: Writing, booking: Booking): Promise<void> {
  await addEntry(ctx, 'reserve', { ...booking, amount: -booking.amount })
}

/** Gives back what was reserved for work that failed; nothing where nothing was reserved. */
export async function releaseCredits(
  { database }: Writing,
  { workspaceId, ledger, reference }: Omit<Booking, 'amount'>,
): Promise<void> {
  await sql`
    insert into credit_entries (workspace_id, ledger, kind, amount, reference)
    select workspace_id, ledger, 'release', -amount, reference from credit_entries
    where workspace_id = ${workspaceId} and ledger = ${ledger} and reference = ${reference} and kind = 'reserve'
    on conflict do nothing
  `.execute(database)
}

async function addEntry(
  { database }: Writing,
  kind: 'grant' | 'reserve',
  { workspaceId, ledger, amount, reference }: Booking,
): Promise<void> {
  try {
    await sql`
      insert into credit_entries (workspace_id, ledger, kind, amount, reference)
      values (${workspaceId}, ${ledger}, ${kind}, ${amount}, ${reference})
      on conflict do nothing
    `.execute(database)
  } catch (error) {
    if (errorCode(error) !== '23514' || violatedConstraint(error) !== 'credits_suffice') throw error
    throw new LimitReached('There are not enough credits left.')
  }
}
