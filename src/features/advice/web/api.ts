import { apiOf } from '#platform/web/api/api-of.ts'
import type { advice } from '../contract.ts'

export const adviceApi = apiOf<typeof advice>('advice')
