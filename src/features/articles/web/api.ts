import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import { wholeAnswer } from '#platform/web/api/whole-answer.ts'
import type {
  article,
  articleFilter,
  articles,
  changes,
  contentMap,
  drift,
  driftedKeyword,
  listedKeyword,
  refreshEstimate,
  sharedArticle,
  undoneChange,
} from '../contract.ts'

export const articlesApi = apiOf<typeof articles>('articles')
export const changesApi = apiOf<typeof changes>('changes')
export const driftApi = apiOf<typeof drift>('drift')

export type Article = z.infer<typeof article>
/** What a visitor with the sharing key sees of a cluster. */
export type SharedArticle = z.infer<typeof sharedArticle>
/** A cluster as a member gets it, who sends no key. */
export const wholeArticle = wholeAnswer((found: Article | SharedArticle) => 'contentplan_id' in found)
export type ContentMap = z.infer<typeof contentMap>
/** A keyword in a list of clusters. */
export type ListedKeyword = z.infer<typeof listedKeyword>
/** How to filter, sort and page the clusters of a plan. */
export type ArticleFilter = z.input<typeof articleFilter>
export type DriftedKeyword = z.infer<typeof driftedKeyword>
export type RefreshEstimate = z.infer<typeof refreshEstimate>
export type UndoneChange = z.infer<typeof undoneChange>
