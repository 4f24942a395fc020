import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { isoTime } from '#platform/server/database/iso-time.ts'
import { findRow, oneRow } from '#platform/server/database/rows.ts'
import { guideBasis } from '../../contract.ts'
import { GUIDE_RUN } from '../jobs/run-names.ts'
import { countReadPages } from '../sampling/list-own-pages.ts'
import type { VoiceServices } from '../jobs/voice-services.ts'
import { findModel } from './find-model.ts'
import { findVoiceRun } from './find-run.ts'

const planRow = z.object({ styleGuide: z.string(), hasEarlier: z.boolean() })
const madeRow = z.object({
  id: z.number(),
  text: z.string(),
  engine: z.enum(['model', 'rules']),
  created_at: z.string(),
  basis: z.unknown(),
  isProposed: z.boolean(),
})

/** The style guide of a plan, and what it rests on. */
export async function readGuideState(ctx: Reads, services: VoiceServices, { plan }: { plan: Plan }) {
  const { database } = ctx
  const { styleGuide, hasEarlier } = await oneRow(database, planRow)`
    select style_guide as "styleGuide", exists (select from voice_texts t where t.workspace_id = p.workspace_id
      and t.contentplan_id = p.id and t.kind = 'style_guide' and t.replaced is not null) as "hasEarlier"
    from contentplans p where workspace_id = ${plan.workspaceId} and id = ${plan.id}
  `
  const made = await findRow(database, madeRow)`
    select id, text, engine, ${isoTime(sql`created_at`)} as created_at, basis, state = 'proposed' as "isProposed"
    from voice_texts
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and kind = 'style_guide'
    order by id desc limit 1
  `
  return {
    style_guide: styleGuide,
    engine: (await findModel(ctx, services, { plan })) === null ? ('rules' as const) : ('model' as const),
    basis: made === null ? null : guideBasis.parse(made.basis),
    measured_at: made?.created_at ?? null,
    proposal:
      made?.isProposed === true
        ? { id: made.id, text: made.text, engine: made.engine, created_at: made.created_at }
        : null,
    hasEarlier,
    run: await findVoiceRun(ctx, { plan, name: GUIDE_RUN }),
    readPages: await countReadPages(ctx, { plan }),
  }
}
