import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { home, performance } from '../contract.ts'

export const performanceApi = apiOf<typeof performance>('performance')

export type Home = z.infer<typeof home>
export type Kpi = NonNullable<Home['traffic']>['clicks']
export type MovingPage = Home['trending'][number]
