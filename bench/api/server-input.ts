import type { FactsStore } from '#features/performance/server/index.ts'

export interface ServerInput {
  /** Of a superuser: row-level security binds who takes the program's role. */
  url: string
  workspaceId: number
  session: string
  /** Of search; without: those in the database. */
  facts?: () => FactsStore
}

/** To the database, for ours and its peers alike. */
export const CONNECTIONS = 10
