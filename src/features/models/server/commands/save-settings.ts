import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit, type Workspace } from '#features/workspaces/server/index.ts'
import { InvalidField } from '#platform/errors.ts'
import { readBaseUrl } from '#platform/web-addresses.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { WEB_PORTS } from '#platform/server/outbound/outbound.ts'
import { parseTarget } from '#platform/server/outbound/target.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { agentModel } from '../../contract.ts'
import { endOfKey, type ModelProvider } from '../../rules.ts'
import type { ModelServices } from '../connecting/model-services.ts'
import { nameRow } from '../connecting/name-row.ts'

interface Saved {
  workspace: Workspace
  provider: ModelProvider
  base_url: string | null
  /** Undefined keeps the stored key of the same provider and host; null removes it. */
  key?: string | null | undefined
  models: z.infer<typeof agentModel>[]
}

/** Stores a workspace's own model, its key sealed. Throws InvalidField for an address that is never called. */
export async function saveSettings(
  ctx: Writes,
  services: Pick<ModelServices, 'seals' | 'openOrigins'>,
  { workspace, provider, base_url: typed, key, models }: Saved,
): Promise<void> {
  checkModels(models)
  const address = readAddress(services, { provider, typed })
  const hasKey = await writeSettings(ctx, services, { workspace, provider, address, key })
  if (!hasKey && provider !== 'compatible') throw new InvalidField('key', 'this provider wants a key')
  await writeModels(ctx, { workspace, models })
  await recordAudit(ctx, {
    workspaceId: workspace.id,
    action: 'model changed',
    details: {
      provider,
      host: address?.host ?? null,
      models: models.map(({ model }) => model),
      has_key: hasKey,
    },
  })
}

function checkModels(models: Saved['models']): void {
  const agents = new Set(models.map(({ agent }) => agent))
  if (agents.size < models.length) throw new InvalidField('models', 'each agent has one model')
  if (!agents.has('default')) throw new InvalidField('models', 'write the model for default')
  if (models.some((one) => (one.price_in === null) !== (one.price_out === null)))
    throw new InvalidField('models', 'write both prices of a model, or none')
}

interface Address {
  baseUrl: string
  origin: string
  host: string
}

function readAddress(
  { openOrigins }: Pick<ModelServices, 'openOrigins'>,
  { provider, typed }: { provider: ModelProvider; typed: string | null },
): Address | null {
  if (provider !== 'compatible') {
    if (typed !== null)
      throw new InvalidField('base_url', 'only a compatible server has an address of its own')
    return null
  }
  const baseUrl = readBaseUrl(typed ?? '')
  if (baseUrl === null)
    throw new InvalidField('base_url', 'write the address of the server, such as https://models.example/v1')
  const { origin, host } = checkTarget(baseUrl, openOrigins)
  return { baseUrl, origin, host }
}

/** What a name leads to is checked when it is called; an address of numbers is refused at once. */
function checkTarget(url: string, openOrigins: readonly string[]): URL {
  try {
    return parseTarget(url, { allowed: new Set(openOrigins), ports: new Set(WEB_PORTS) })
  } catch (error) {
    throw error instanceof AdapterError ? new InvalidField('base_url', error.message) : error
  }
}

const keyRow = z.object({ hasKey: z.boolean() })

/** Writes the row, and says whether it has a key. A key goes to one host only, so another host has none. */
async function writeSettings(
  { database }: Writes,
  { seals }: Pick<ModelServices, 'seals'>,
  {
    workspace,
    provider,
    address,
    key,
  }: Pick<Saved, 'workspace' | 'provider' | 'key'> & { address: Address | null },
): Promise<boolean> {
  const sealed = typeof key === 'string' ? await seals.seal(key, nameRow(workspace.id)) : null
  const end = typeof key === 'string' ? endOfKey(key) : null
  const { hasKey } = await oneRow(database, keyRow)`
    insert into model_settings as known (workspace_id, provider, base_url, origin, sealed_key, key_end)
    values (${workspace.id}, ${provider}, ${address?.baseUrl ?? null}, ${address?.origin ?? null}, ${sealed}, ${end})
    on conflict (workspace_id) do update set (provider, base_url, origin, sealed_key, key_end) = (
      select excluded.provider, excluded.base_url, excluded.origin,
        case when stays then known.sealed_key else excluded.sealed_key end,
        case when stays then known.key_end else excluded.key_end end
      from (select ${key === undefined}::boolean and known.provider = excluded.provider
        and known.origin is not distinct from excluded.origin as stays) kept)
    returning sealed_key is not null as "hasKey"
  `
  return hasKey
}

async function writeModels(
  { database }: Writes,
  { workspace, models }: Pick<Saved, 'workspace' | 'models'>,
): Promise<void> {
  await sql`delete from model_agents where workspace_id = ${workspace.id}`.execute(database)
  await sql`
    insert into model_agents (workspace_id, agent, model, price_in, price_out)
    select ${workspace.id}, agent, model, price_in, price_out
    from jsonb_to_recordset(${JSON.stringify(models)}::jsonb)
      as chosen (agent text, model text, price_in double precision, price_out double precision)
  `.execute(database)
}
