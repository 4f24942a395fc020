import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { madeAbout } from '../../contract.ts'

const { engine, sentences } = madeAbout.shape
const storedRow = z.object({
  about: z.string(),
  engine,
  basis: z.object({ sentences }).nullable(),
})

/** What a plan says about its company, and what that rests on when it was made; null when it says nothing. */
export async function findAbout(
  { database }: Reads,
  { plan }: { plan: Plan },
): Promise<z.infer<typeof madeAbout> | null> {
  const stored = await oneRow(database, storedRow)`
    select p.about, made.engine, made.basis from contentplans p
    left join lateral (
      select text, engine, basis from voice_texts
      where workspace_id = p.workspace_id and contentplan_id = p.id and kind = 'about' and state = 'taken'
      order by taken_at desc, id desc limit 1
    ) made on trim(made.text) = trim(p.about)
    where p.workspace_id = ${plan.workspaceId} and p.id = ${plan.id}
  `
  const { about, basis } = stored
  if (about.trim() === '') return null
  return { about, is_saved: true, engine: stored.engine, sentences: basis?.sentences ?? [], note: null }
}
