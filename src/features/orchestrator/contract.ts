import { z } from 'zod'
import { confirmedCost } from '#features/billing/contract.ts'
import { contentplanId } from '#features/contentplans/contract.ts'
import { incoming } from '#platform/contract/message.ts'

/** starts what its flags say. */
export const runOrchestrator = incoming('runOrchestrator', {
  tag: 'orchestrator',
  access: 'member',
  summary: 'Starts the work on a plan that its flags name, such as the clustering of its inactive keywords.',
  data: z.object({
    contentplanId,
    userType: z.enum(['managed', 'saas']).optional(),
    runGrouping: z.boolean().optional(),
    /** Reads what is new in Search Console. */
    runUpdating: z.boolean().optional(),
    queueKeywords: z.boolean().optional(),
    confirmedCost,
  }),
})

export const orchestratorMessages = [runOrchestrator] as const
