import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Credential } from './walls.ts'

/** How long a proof of identity is valid. */
export const PROOF_MINUTES = 15

/** Whether the user of this session has proven their identity recently. An API token proves no person's identity. */
export async function hasFreshProof(database: Database, credential: Credential): Promise<boolean> {
  if (credential.kind === 'token') return false
  const { rows } = await sql`
    select from sessions
    where id = ${credential.session}::uuid and proven_at > now() - make_interval(mins => ${PROOF_MINUTES})
  `.execute(database)
  return rows.length > 0
}
