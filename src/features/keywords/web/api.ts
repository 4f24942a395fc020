import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { foundKeyword, keyword, keywordCounts, keywords, volumeEstimate, volumes } from '../contract.ts'

export const keywordsApi = apiOf<typeof keywords>('keywords')

export const volumesApi = apiOf<typeof volumes>('volumes')

export type VolumeEstimate = z.infer<typeof volumeEstimate>
export type Keyword = z.infer<typeof keyword>
export type KeywordCounts = z.infer<typeof keywordCounts>
export type FoundKeyword = z.infer<typeof foundKeyword>
