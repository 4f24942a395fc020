import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { changes, planChange } from '../contract.ts'

export const changesApi = apiOf<typeof changes>('changes')

export type PlanChange = z.infer<typeof planChange>
