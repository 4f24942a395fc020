import type { Handlers } from '#platform/server/api/handlers.ts'
import type { competition } from '../contract.ts'

export const competitionHandlers: Handlers<typeof competition> = {
  listUrls: notBuilt,
  listCompetitors: notBuilt,
  getPage: notBuilt,
  listClusters: notBuilt,
  listWeeks: notBuilt,
}

async function notBuilt(): Promise<never> {
  throw new Error('Not built yet.')
}
