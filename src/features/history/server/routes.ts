import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { history } from '../contract.ts'
import { getChange, getImport } from './queries/get-details.ts'
import { listHistory } from './queries/list-history.ts'

export const historyHandlers: Handlers<typeof history> = {
  list: ofPlan((ctx, input) => listHistory(ctx, input)),
  getChange: ofPlan((ctx, input) => getChange(ctx, input)),
  getImport: ofPlan((ctx, input) => getImport(ctx, input)),
}
