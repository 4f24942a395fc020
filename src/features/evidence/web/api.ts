import type { z } from 'zod'
import type { advice, evidence, fix, seenPage } from '#features/advice/contract.ts'
import { apiOf } from '#platform/web/api/api-of.ts'

export const adviceApi = apiOf<typeof advice>('advice')

export type Evidence = z.infer<typeof evidence>
export type SeenPage = z.infer<typeof seenPage>
export type Fix = z.infer<typeof fix>
