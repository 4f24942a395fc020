import { z } from 'zod'
import { connectModel } from '#integrations/model/ask-model.ts'
import type { Model } from '#integrations/model/index.ts'
import { MODEL_SERVICES } from '#integrations/model/services.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'
import { modelSettings } from '../../contract.ts'
import { nameRow } from './name-row.ts'

/** So many workspaces keep their models between calls. */
const MOST_KEPT = 500

/** Returns a workspace's own model of an agent, and its default; null when the workspace has none. */
type OwnModels = (ctx: Reads, workspaceId: number) => Promise<((agent: AgentName) => Model) | null>

type AgentName = Stored['models'][number]['agent']

interface OwnModelsInput {
  seals: Seals
  /** The guarded fetch for addresses that users name, with MODEL_LIMITS. */
  fetch: typeof fetch
}

/** Models are kept until their settings change, because each finds out what its provider can do. */
export function openOwnModels({ seals, fetch }: OwnModelsInput): OwnModels {
  const kept = new Map<number, { of: string; models: (agent: AgentName) => Model }>()
  return async (ctx, workspaceId) => {
    const stored = await findStored(ctx, workspaceId)
    const of = JSON.stringify(stored)
    const known = kept.get(workspaceId)
    kept.delete(workspaceId)
    if (stored === null) return null
    const apiKey = stored.sealed_key === null ? '' : await seals.open(stored.sealed_key, nameRow(workspaceId))
    const models = known?.of === of ? known.models : connectAll(stored, { apiKey, fetch })
    kept.set(workspaceId, { of, models })
    if (kept.size > MOST_KEPT) kept.delete([...kept.keys()][0] ?? workspaceId)
    return models
  }
}

const storedRow = modelSettings
  .pick({ provider: true, base_url: true, models: true })
  .extend({ sealed_key: z.string().nullable() })
type Stored = z.infer<typeof storedRow>

async function findStored({ database }: Reads, workspaceId: number): Promise<Stored | null> {
  return findRow(database, storedRow)`
    select provider, base_url, sealed_key, (
      select jsonb_agg(jsonb_build_object('agent', agent, 'model', model, 'price_in', price_in, 'price_out', price_out))
      from model_agents where workspace_id = ${workspaceId}) as models
    from model_settings where workspace_id = ${workspaceId}
  `
}

function connectAll(
  { provider, base_url: baseUrl, models }: Stored,
  account: { apiKey: string; fetch: typeof fetch },
): (agent: AgentName) => Model {
  const made = new Map<string, Model>()
  const connect = ({ model: modelId, price_in: input, price_out: output }: Stored['models'][number]) => {
    const price = input === null || output === null ? null : { input, output }
    const name = JSON.stringify([modelId, price])
    const model =
      made.get(name) ?? connectModel(MODEL_SERVICES[provider], { ...account, baseUrl, modelId, price })
    made.set(name, model)
    return model
  }
  const byAgent = new Map(models.map((one) => [one.agent, connect(one)]))
  return (agent) => {
    const model = byAgent.get(agent) ?? byAgent.get('default')
    if (model === undefined) throw new Error('A workspace with a model has a default one.')
    return model
  }
}
