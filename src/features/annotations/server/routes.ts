import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { annotations } from '../contract.ts'
import { changeAnnotation } from './commands/change-annotation.ts'
import { createAnnotation } from './commands/create-annotation.ts'
import { deleteAnnotation } from './commands/delete-annotation.ts'
import { listAnnotations } from './queries/list-annotations.ts'
import { listEvents } from './queries/list-events.ts'

export const annotationHandlers: Handlers<typeof annotations> = {
  list: ofPlan(async (ctx, input) => ({
    annotations: await listAnnotations(ctx, input),
    events: await listEvents(ctx, input),
  })),
  create: ofPlan((ctx, input) => createAnnotation(ctx, input)),
  change: ofPlan((ctx, input) => changeAnnotation(ctx, input)),
  delete: ofPlan(async (ctx, input) => {
    await deleteAnnotation(ctx, input)
    return { isDeleted: true as const }
  }),
}
