import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { InvalidField } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { errorCode } from '#platform/server/error-codes.ts'
import type { Blog } from '../queries/find-blog.ts'

const UNIQUE_VIOLATION = '23505'
const KEY_BYTES = 16

/**
 * Saves the settings of the blog of a plan; the first time it makes the blog, with a new key of its staging address.
 * Throws InvalidField when another blog of this installation has the domain.
 */
export async function saveSettings(
  { database }: Reads,
  { plan, settings }: { plan: Plan; settings: Blog['settings'] },
): Promise<void> {
  const stagingKey = randomBytes(KEY_BYTES).toString('base64url')
  try {
    await sql`
      insert into blogs (workspace_id, contentplan_id, settings, staging_key)
      values (${plan.workspaceId}, ${plan.id}, ${JSON.stringify(settings)}::jsonb, ${stagingKey})
      on conflict (contentplan_id) do update set settings = excluded.settings
    `.execute(database)
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error
    throw new InvalidField('settings.domain', 'another blog of this installation is shown on this domain')
  }
}
