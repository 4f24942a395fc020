import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { grouping, groupingEstimate } from '../contract.ts'

export const groupingApi = apiOf<typeof grouping>('grouping')

export type GroupingEstimate = z.infer<typeof groupingEstimate>
export type GroupingRun = NonNullable<GroupingEstimate['run']>
