import type { Transaction } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { keywordsMessage } from '#features/keywords/contract.ts'
import type { Database } from '#platform/server/database/tables.ts'
import { publish } from '#platform/server/realtime/index.ts'

/** Tells every window on the plan that what it shows of clusters is old. */
export async function tellOfAssessment(
  database: Transaction<Database>,
  { workspaceId, id: contentplanId }: Plan,
): Promise<void> {
  await publish(database, { workspaceId, message: keywordsMessage, data: { contentplanId } })
}
