import { sql } from 'kysely'
import type { SessionContext } from '#platform/server/api/handlers.ts'
import { hashSecretWord, makeSecretWord } from '#platform/server/secret-words.ts'

/** Seconds for which a ticket is valid. */
const TICKET_SECONDS = 30

/** Makes a ticket that opens one socket of this session. */
export async function issueTicket({ database, session }: SessionContext): Promise<{ ticket: string }> {
  const ticket = makeSecretWord()
  await sql`delete from socket_tickets where expires_at < now()`.execute(database)
  await sql`
    insert into socket_tickets (ticket_hash, session_id, expires_at)
    values (${hashSecretWord(ticket)}, ${session}::uuid, now() + make_interval(secs => ${TICKET_SECONDS}))
  `.execute(database)
  return { ticket }
}
