import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Outgoing } from '#platform/contract/message.ts'
import type { Transaction } from '../database/database.ts'
import { CHANNEL, writeNotices } from './notices.ts'

interface Publication<Data extends z.ZodType> {
  /** Has to be open in the transaction; otherwise nothing is sent and an error is thrown. */
  workspaceId: number
  /** The one member who gets the message; without it, all members of the workspace. */
  userId?: number
  message: Outgoing<string, Data>
  data: z.input<Data>
}

/** Sends a message to members of a workspace when the transaction commits, whichever process has their sockets. */
export async function publish<Data extends z.ZodType>(
  database: Transaction,
  { workspaceId, userId, message, data }: Publication<Data>,
): Promise<void> {
  const text = JSON.stringify({ name: message.name, data: message.data.parse(data) })
  const notices = writeNotices(randomUUID(), { workspaceId, userId: userId ?? null, text })
  const { rows } = await sql`
    select pg_notify(${CHANNEL}, notice) from workspaces, unnest(${notices}::text[]) as notice
    where workspaces.id = ${workspaceId}
  `.execute(database)
  if (rows.length !== notices.length)
    throw new Error(`${message.name}: the workspace of a message has to be open in its transaction`)
}
