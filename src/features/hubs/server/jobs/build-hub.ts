import { groupingSteps } from '#features/clustering/server/index.ts'
import { pipeline } from '#platform/server/jobs/pipeline.ts'
import { BUILDING, buildKey, buildPayload, type BuildPayload } from './build-payload.ts'
import type { BuildServices } from './hub-services.ts'
import { findKeywords } from './steps/find-keywords.ts'
import { fillHub } from './steps/fill-hub.ts'

/**
 * Builds a hub (M-10), and finds more ideas for one: finds keywords, clusters them, and moves the clusters about its
 * subject into it. One run a hub at a time.
 */
export const buildHub = pipeline<BuildPayload, BuildServices>({
  name: BUILDING,
  payload: buildPayload,
  key: buildKey,
  about: ({ contentplanId, topicId, name }) => ({
    contentplanId,
    topicId,
    name: `Hub: ${name}`.slice(0, 200),
  }),
  steps: [findKeywords, ...groupingSteps, fillHub],
})
