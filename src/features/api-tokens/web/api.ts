import { apiOf } from '#platform/web/api/api-of.ts'
import type { apiTokens } from '../contract.ts'

export const apiTokensApi = apiOf<typeof apiTokens>('api-tokens')
