import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { models, modelSettings } from '../contract.ts'

export const modelsApi = apiOf<typeof models>('models')
export type ModelSettings = z.infer<typeof modelSettings>
