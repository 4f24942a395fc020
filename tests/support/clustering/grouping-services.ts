import type { GroupingServices } from '#features/clustering/server/index.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'

export const generousCosts: GroupingServices['costs'] = { confirmAbove: 1_000_000, monthlyCap: null }

/** Search results that nobody asks for: enough to start a run that no worker takes. */
const unasked: SerpProvider = {
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

/** As on an installation that has search results and no model, but for what is given. */
export function groupOutside(
  given: Partial<GroupingServices> & { serps?: SerpProvider | null } = {},
): GroupingServices {
  const { serps = unasked, ...rest } = given
  return { providers: { forWorkspace: async () => ({ serps, model: null }) }, costs: generousCosts, ...rest }
}
