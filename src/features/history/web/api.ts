import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { history, historyEntry } from '../contract.ts'

export const historyApi = apiOf<typeof history>('history')
export type HistoryEntry = z.infer<typeof historyEntry>
