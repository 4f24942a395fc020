import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import { wholeAnswer } from '#platform/web/api/whole-answer.ts'
import type {
  foundKeyword,
  keyword,
  keywordCounts,
  keywords,
  volumeEstimate,
  volumes,
  sharedKeyword,
} from '../contract.ts'

export const keywordsApi = apiOf<typeof keywords>('keywords')

export const volumesApi = apiOf<typeof volumes>('volumes')

export type VolumeEstimate = z.infer<typeof volumeEstimate>
export type Keyword = z.infer<typeof keyword>
type SharedKeyword = z.infer<typeof sharedKeyword>
interface Listed<Row> {
  keywords: Row[]
  total: number
}
/** Keywords of a cluster as a member gets them, who sends no key. */
export const wholeKeywords = wholeAnswer(
  (found: Listed<Keyword> | Listed<SharedKeyword>): found is Listed<Keyword> =>
    found.keywords.every((row) => 'id' in row),
)

export type KeywordCounts = z.infer<typeof keywordCounts>
export type FoundKeyword = z.infer<typeof foundKeyword>
