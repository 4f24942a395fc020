import type { FactsStore } from '#features/performance/server/index.ts'

export interface ServerInput {
  /** The address for a superuser; row-level security applies after taking the program's role. */
  url: string
  workspaceId: number
  session: string
  /** The search facts; absent: those in the database. */
  facts?: () => FactsStore
}

/** Connections to the database, the same for ours and its peers. */
export const CONNECTIONS = 10
