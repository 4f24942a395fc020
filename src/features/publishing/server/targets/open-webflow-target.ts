import { openWebflow, type ConnectionServices } from '#features/connections/server/index.ts'
import { connectWebflow } from '#integrations/publisher/webflow.ts'
import { NotConnected } from '#platform/errors.ts'
import { NO_CMS } from '../../rules.ts'
import { PLAIN_ADDRESSES, type OfTarget, type Target, type TargetContext } from './target.ts'

/** Opens the collection in Webflow that a plan is connected to. */
export async function openWebflowTarget(
  { database }: TargetContext,
  { seals, webflow }: Pick<ConnectionServices, 'seals' | 'webflow'>,
  { plan }: OfTarget,
): Promise<Target> {
  const found = await database
    .transaction()
    .execute((open) => openWebflow({ database: open, seals }, { plan }))
  if (found === null) throw new NotConnected(NO_CMS)
  const { openKey, ...chosen } = found
  const publisher = connectWebflow({ ...chosen, ...webflow(await openKey()) })
  return { publisher, place: `webflow ${chosen.collectionId}`, ...PLAIN_ADDRESSES }
}
