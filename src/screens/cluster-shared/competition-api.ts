import type { competition } from '#features/competition/contract.ts'
import { apiOf } from '#platform/web/api/api-of.ts'

export const competitionApi = apiOf<typeof competition>('competition')
