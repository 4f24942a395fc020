import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { progress } from '../contract.ts'
import { listTrackers } from './queries/list-trackers.ts'

export const progressHandlers: Handlers<typeof progress> = {
  listTrackers: ofPlan((ctx, input) => listTrackers(ctx, input)),
}
