import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type {
  grouping,
  groupingEstimate,
  groupingPreview,
  groupingResult,
  proposal,
  proposedCluster,
} from '../contract.ts'

export const groupingApi = apiOf<typeof grouping>('grouping')

export type GroupingEstimate = z.infer<typeof groupingEstimate>
export type GroupingRun = NonNullable<GroupingEstimate['run']>
export type GroupingPreview = z.infer<typeof groupingPreview>
export type GroupingResult = z.infer<typeof groupingResult>
export type Proposal = z.infer<typeof proposal>
export type ProposedCluster = z.infer<typeof proposedCluster>
