import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { savedView, savedViews } from '../contract.ts'

export const savedViewsApi = apiOf<typeof savedViews>('saved-views')

export type SavedView = z.infer<typeof savedView>
