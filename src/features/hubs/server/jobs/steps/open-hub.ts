import { z } from 'zod'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { readTags } from '../../../rules.ts'
import type { Run } from '#platform/server/jobs/pipeline.ts'

const hubRow = z.object({ name: z.string(), description: z.string(), tags: z.string() })

export interface BuiltHub {
  plan: Plan
  topicId: number
  name: string
  description: string
  tags: string[]
}

/** The hub of a run and its plan. Throws NotFound when the hub was deleted. */
export async function openHub(
  database: Transaction,
  { run, contentplanId, topicId }: { run: Pick<Run, 'workspaceId'>; contentplanId: number; topicId: number },
): Promise<BuiltHub> {
  const plan = await openPlan({ database, workspaceId: run.workspaceId }, contentplanId)
  const hub = await findRow(database, hubRow)`
    select name, description, tags from topics
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${topicId}
  `
  if (hub === null) throw new NotFound('The hub was deleted.')
  return { ...hub, plan, topicId, tags: readTags(hub.tags) }
}
