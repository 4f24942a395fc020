import type { BuildServices } from '#features/hubs/server/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'

export const generousCosts: BuildServices['costs'] = { confirmAbove: 1_000_000, monthlyCap: null }

/** A provider that must not be called: enough to start a run that needs no fresh results. */
const uncalledProvider: SerpProvider = {
  name: 'unasked',
  label: 'Nobody',
  isSandbox: true,
  pricePerSerp: 0,
  devices: ['desktop'],
  fetchSerp: async () => {
    throw new Error('Nothing here asks for search results.')
  },
  queue: null,
}

/** The services of an installation with search results but without a model, except the given ones. */
export function makeGroupingServices(
  given: Partial<BuildServices> & { serps?: SerpProvider | null } = {},
): BuildServices {
  const { serps = uncalledProvider, ...rest } = given
  return {
    providers: { forWorkspace: async () => ({ serps, keywordData: null, model: null }) },
    costs: generousCosts,
    ...rest,
  }
}
