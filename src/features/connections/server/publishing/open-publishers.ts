import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'
import { findStoredCms, nameCmsRow } from '../custom-cms/stored-cms.ts'
import type { CmsSettings } from '../custom-cms/read-cms.ts'
import { findStoredWebflow, nameWebflowRow } from '../webflow/webflow-row.ts'
import { nameWordpressRow } from './wordpress-row.ts'

interface Opening extends Reads {
  seals: Seals
}

interface OpenedKey {
  /** Unseals the key, also after the transaction. Throws NotConnected when it cannot be read. */
  openKey(): Promise<string>
  isSandbox: boolean
}

/** The custom CMS of a plan; null when the plan has none. */
export async function openCustomCms(
  ctx: Opening,
  { plan }: { plan: Plan },
): Promise<(CmsSettings & OpenedKey) | null> {
  const stored = await findStoredCms(ctx, { plan })
  if (stored === null) return null
  const { baseUrl, post, put, get, fields, sealed, isSandbox } = stored
  const openKey = () => ctx.seals.open(sealed, nameCmsRow(plan.id))
  return { baseUrl, endpoints: { post, put, get }, fields, openKey, isSandbox }
}

const wordpressRow = z.object({ restRoot: z.string(), sealed: z.string(), isSandbox: z.boolean() })

/** The WordPress site of a plan that has our plugin, with the address that its paths are below; null without one. */
export async function openWordpress(
  { database, seals }: Opening,
  { plan }: { plan: Plan },
): Promise<({ restRoot: string } & OpenedKey) | null> {
  const found = await findRow(database, wordpressRow)`
    select site_url as "restRoot", sealed_secret as sealed, is_sandbox as "isSandbox" from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'wp-plugin'
      and wp_user is null and site_url is not null and sealed_secret is not null
  `
  if (found === null) return null
  const { restRoot, sealed, isSandbox } = found
  return { restRoot, openKey: () => seals.open(sealed, nameWordpressRow(plan.id)), isSandbox }
}

const passwordRow = wordpressRow.extend({ user: z.string() })

/** The WordPress site of a plan that is connected by an application password, with its REST root; null without one. */
export async function openWordpressByPassword(
  { database, seals }: Opening,
  { plan }: { plan: Plan },
): Promise<({ restRoot: string; user: string } & OpenedKey) | null> {
  const found = await findRow(database, passwordRow)`
    select site_url as "restRoot", wp_user as user, sealed_secret as sealed, is_sandbox as "isSandbox" from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'wp-plugin'
      and wp_user is not null and site_url is not null and sealed_secret is not null
  `
  if (found === null) return null
  const { restRoot, user, sealed, isSandbox } = found
  return { restRoot, user, openKey: () => seals.open(sealed, nameWordpressRow(plan.id)), isSandbox }
}

/** The collection in Webflow of a plan, with the fields that hold an article; null when the plan has none. */
export async function openWebflow(ctx: Opening, { plan }: { plan: Plan }) {
  const stored = await findStoredWebflow(ctx, { plan })
  if (stored === null) return null
  const { siteId, collectionId, body, summary, sealed } = stored
  const openKey = () => ctx.seals.open(sealed, nameWebflowRow(plan.id))
  return { siteId, collectionId, fields: { body, summary }, openKey }
}
