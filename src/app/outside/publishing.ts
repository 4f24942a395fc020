import { openTargets, type PublishingServices } from '#features/publishing/server/index.ts'
import type { Outside } from './open-outside.ts'

/** What publishing needs of the outside, for requests and for runs. */
export function openPublishing(
  { connections, providers }: Pick<Outside, 'connections' | 'providers'>,
  blogUrl: string,
): PublishingServices['publishing'] {
  const { sites, searchEngines } = providers
  return { sites, openTarget: openTargets({ connections, blogUrl, searchEngines }) }
}
