import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { foundKeyword, keyword, keywordCounts, keywords } from '../contract.ts'

export const keywordsApi = apiOf<typeof keywords>('keywords')

export type Keyword = z.infer<typeof keyword>
export type KeywordCounts = z.infer<typeof keywordCounts>
export type FoundKeyword = z.infer<typeof foundKeyword>
