import {
  openWordpress,
  openWordpressByPassword,
  type ConnectionServices,
} from '#features/connections/server/index.ts'
import { pluginRootOf } from '#integrations/publisher/wordpress-address.ts'
import { connectWordpressByPassword } from '#integrations/publisher/wordpress-password.ts'
import { connectWordpress } from '#integrations/publisher/wordpress.ts'
import { NotConnected } from '#platform/errors.ts'
import { NO_CMS } from '../../rules.ts'
import { PLAIN_ADDRESSES, type OfTarget, type Target, type TargetContext } from './target.ts'

/**
 * Opens the WordPress site that a plan is connected to, by the key of our plugin or by an application password. Both ways
 * have the same place at one site, so that an article stays one post when the way changes.
 */
export async function openWordpressTarget(
  { database }: TargetContext,
  { seals, cms: { request } }: Pick<ConnectionServices, 'seals' | 'cms'>,
  { plan }: OfTarget,
): Promise<Target> {
  const found = await database.transaction().execute(async (open) => {
    const ctx = { database: open, seals }
    return {
      byKey: await openWordpress(ctx, { plan }),
      byPassword: await openWordpressByPassword(ctx, { plan }),
    }
  })
  if (found.byKey !== null) {
    const { restRoot, openKey, isSandbox } = found.byKey
    const publisher = connectWordpress({ restRoot, key: await openKey(), request, isSandbox })
    return { publisher, place: restRoot, ...PLAIN_ADDRESSES }
  }
  if (found.byPassword === null) throw new NotConnected(NO_CMS)
  const { openKey, ...site } = found.byPassword
  const publisher = connectWordpressByPassword({ ...site, password: await openKey(), request })
  return { publisher, place: pluginRootOf(site.restRoot), ...PLAIN_ADDRESSES }
}
