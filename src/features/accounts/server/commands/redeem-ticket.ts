import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { hashSecretWord } from '#platform/server/secret-words.ts'

/** Uses a ticket up and gives the session it was issued to; null for one that is wrong, old or used. */
export async function redeemTicket(database: Database, ticket: string): Promise<string | null> {
  const { rows } = await sql<{ session: string }>`
    delete from socket_tickets where ticket_hash = ${hashSecretWord(ticket)} and expires_at > now()
    returning session_id as session
  `.execute(database)
  return rows[0]?.session ?? null
}
