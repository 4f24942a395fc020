import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { CHANGE_KINDS } from '../../rules.ts'
import { stateChange } from './compare-states.ts'

const storedChange = stateChange.extend({
  kind: z.enum(CHANGE_KINDS),
  minimumScoreBefore: z.number().nullable(),
  minimumScoreAfter: z.number().nullable(),
  /** Pages that the change excluded; for an undo, pages that it included again. */
  pageIds: z.array(z.number()),
  /** The change that this one undid, if it is known and was an undo. */
  undoesId: z.number().nullable(),
  isUndone: z.boolean(),
})

export type StoredChange = z.infer<typeof storedChange>

/** Reads a recorded change of the plan. Throws NotFound without one. */
export async function openChange(
  { database }: Reads,
  { plan, changeId }: { plan: Plan; changeId: number },
): Promise<StoredChange> {
  const change = await findRow(database, storedChange)`
    select kind, keyword_ids as "keywordIds", places_before as "placesBefore", places_after as "placesAfter", articles,
      minimum_score_before as "minimumScoreBefore", minimum_score_after as "minimumScoreAfter",
      page_ids as "pageIds", topics as hubs, undoes_id as "undoesId", undone_at is not null as "isUndone"
    from plan_changes
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${changeId}
  `
  if (change === null) throw new NotFound('There is nothing under this id.')
  return change
}
