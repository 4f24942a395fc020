import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { publication, publishing, publishTargets } from '../contract.ts'

export const publishingApi = apiOf<typeof publishing>('publishing')

export type Publication = z.infer<typeof publication>
export type PublishTargets = z.infer<typeof publishTargets>
