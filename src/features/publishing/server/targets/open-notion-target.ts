import { NOTION_NOT_CONNECTED } from '#features/connections/rules.ts'
import { openNotion, type ConnectionServices } from '#features/connections/server/index.ts'
import { connectNotion } from '#integrations/publisher/notion.ts'
import { NotConnected } from '#platform/errors.ts'
import { NO_NOTION_PAGE } from '../../rules.ts'
import { PLAIN_ADDRESSES, type OfTarget, type Target, type TargetContext } from './target.ts'

/**
 * Opens the page of Notion that articles of a plan go under. Ids of pages are the same in all of Notion, so that an
 * article that is there stays the same page after another place is chosen for new ones.
 */
export async function openNotionTarget(
  { database }: TargetContext,
  connections: Pick<ConnectionServices, 'seals' | 'notion'>,
  { plan }: Pick<OfTarget, 'plan'>,
): Promise<Target> {
  const found = await openNotion({ ...connections, database }, { plan })
  if (found === null) throw new NotConnected(NOTION_NOT_CONNECTED)
  const { pageId: parentId, ...workspace } = found
  if (parentId === null) throw new NotConnected(NO_NOTION_PAGE)
  return { publisher: connectNotion({ ...workspace, parentId }), place: 'notion', ...PLAIN_ADDRESSES }
}
