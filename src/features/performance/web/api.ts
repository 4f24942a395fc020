import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { changedClusters, home, performance, searchAnswer, searchData } from '../contract.ts'

export const performanceApi = apiOf<typeof performance>('performance')

export type Home = z.infer<typeof home>
export type Kpi = NonNullable<Home['traffic']>['clicks']
export type MovingPage = Home['trending'][number]
export type SearchAnswer = z.infer<typeof searchAnswer>
export type SearchData = z.infer<typeof searchData>
export type ChangedClusters = z.infer<typeof changedClusters>
export type ChangedCluster = ChangedClusters['rows'][number]
