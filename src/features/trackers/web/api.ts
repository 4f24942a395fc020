import { apiOf } from '#platform/web/api/api-of.ts'
import type { progress } from '../contract.ts'

export const progressApi = apiOf<typeof progress>('progress')
