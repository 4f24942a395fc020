import type { SearchEngines } from '#integrations/indexing/index-now.ts'

/** Search engines that read no website. */
export const noSearchEngines: SearchEngines = { requestIndexing: async () => false }
