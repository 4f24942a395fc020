import { openOwnModels, type ModelServices } from '#features/models/server/index.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'
import { generousCosts } from '#tests/support/clustering/grouping-services.ts'
import { looseSeals } from '#tests/support/connections/connections.ts'

/** The services of an installation without a model, whose workspaces may have their own. */
export function makeModelServices(
  database: ModelServices['database'],
  {
    seals = looseSeals,
    openOrigins = [],
    fetch = refuse,
  }: { seals?: Seals; openOrigins?: string[]; fetch?: typeof globalThis.fetch } = {},
): ModelServices {
  const findOwn = openOwnModels({ seals, fetch })
  return {
    seals,
    openOrigins,
    costs: generousCosts,
    database,
    forWorkspace: async (ctx, workspaceId) => {
      const own = await findOwn(ctx, workspaceId)
      return own === null ? { model: null, modelOf: () => null } : { model: own('default'), modelOf: own }
    },
  }
}

const refuse = async () => {
  throw new Error('Nothing here asks a model.')
}
