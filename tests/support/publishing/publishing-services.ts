import type { ConnectionServices } from '#features/connections/server/index.ts'
import { openTargets, type PublishingServices } from '#features/publishing/server/index.ts'
import { Temporary } from '#platform/errors.ts'
import { withoutGoogle } from '#tests/support/connections/connections.ts'
import { noSearchEngines } from '#tests/support/fakes/search-engines.ts'

/** The services of publishing, for tests that call nothing outside. */
export function makePublishing(
  connections: Pick<ConnectionServices, 'seals' | 'cms' | 'webflow' | 'shopify' | 'notion'> = withoutGoogle,
): PublishingServices['publishing'] {
  return {
    openTarget: openTargets({
      connections,
      blogUrl: 'http://127.0.0.1:4311',
      searchEngines: noSearchEngines,
    }),
    sites: {
      request: () => {
        throw new Temporary('Nothing here calls a website.')
      },
    },
  }
}
