import type { z } from 'zod'
import type { Workspace } from '#features/workspaces/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { modelSettings } from '../../contract.ts'

/** A workspace's own model, without its key; null when it has none. */
export async function findSettings(
  { database }: Reads,
  { workspace }: { workspace: Workspace },
): Promise<z.infer<typeof modelSettings> | null> {
  return findRow(database, modelSettings)`
    select provider, base_url, sealed_key is not null as has_key, key_end, (
      select jsonb_agg(jsonb_build_object('agent', agent, 'model', model, 'price_in', price_in, 'price_out', price_out)
        order by array_position(array['default', 'brief', 'research', 'draft', 'editor'], agent))
      from model_agents where workspace_id = ${workspace.id}) as models
    from model_settings where workspace_id = ${workspace.id}
  `
}
