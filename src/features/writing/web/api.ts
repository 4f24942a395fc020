import type { writing } from '#features/writing/contract.ts'
import { apiOf } from '#platform/web/api/api-of.ts'

export const writingApi = apiOf<typeof writing>('writing')
