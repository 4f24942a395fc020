import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Credential } from './walls.ts'

/** How long it counts that somebody has proven who they are. */
export const PROOF_MINUTES = 15

/** Whether the person of this session has lately proven who they are; an API token proves nobody. */
export async function hasFreshProof(database: Database, credential: Credential): Promise<boolean> {
  if (credential.kind === 'token') return false
  const { rows } = await sql`
    select from sessions
    where id = ${credential.session}::uuid and proven_at > now() - make_interval(mins => ${PROOF_MINUTES})
  `.execute(database)
  return rows.length > 0
}
