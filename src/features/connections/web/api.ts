import { apiOf } from '#platform/web/api/api-of.ts'
import type { connections } from '../contract.ts'

export const connectionsApi = apiOf<typeof connections>('connections')
