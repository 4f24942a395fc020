import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'

const ticketRow = z.object({ session: z.string() })

/** Uses a ticket up and returns its session; null for a ticket that is wrong, expired or used. */
export async function redeemTicket(database: Database, ticket: string): Promise<string | null> {
  const row = await findRow(database, ticketRow)`
    delete from socket_tickets where ticket_hash = ${hashSecretWord(ticket)} and expires_at > now()
    returning session_id as session
  `
  return row?.session ?? null
}
