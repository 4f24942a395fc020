import { foldKeyword } from '#features/contentplans/rules.ts'
import { hubsApi } from '../api.ts'
import type { HubTarget } from './hub-options.ts'

/** The id of the hub that is meant; null for no hub. A new one may exist since a try that failed after it was made. */
export async function resolveHub(contentplanId: number, target: HubTarget): Promise<number | null> {
  if (target.kind === 'none') return null
  if (target.kind === 'hub') return target.id
  const isMeant = ({ name }: { name: string }) => foldKeyword(name) === foldKeyword(target.name)
  const found = (await hubsApi.list.call({ contentplanId })).find(isMeant)
  return found?.id ?? (await hubsApi.create.call({ contentplanId, name: target.name })).id
}
