import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { drift, driftedKeyword, refreshEstimate } from '#features/drift/contract.ts'

export const driftApi = apiOf<typeof drift>('drift')

export type DriftedKeyword = z.infer<typeof driftedKeyword>
export type RefreshEstimate = z.infer<typeof refreshEstimate>
