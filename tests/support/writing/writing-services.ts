import type { WritingServices } from '#features/writing/server/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { generousCosts } from '#tests/support/clustering/grouping-services.ts'

/** The services of an installation without a model, from which no website can be reached. */
export function makeWritingServices(): WritingServices {
  return {
    providers: {
      forWorkspace: async () => ({ serps: null, images: null, modelOf: () => null }),
      sites: {
        request: async () => {
          throw new AdapterError('unavailable', 'No website can be reached here.')
        },
      },
    },
    costs: generousCosts,
  }
}
