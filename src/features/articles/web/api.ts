import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import { wholeAnswer } from '#platform/web/api/whole-answer.ts'
import type {
  article,
  articleFilter,
  articles,
  changes,
  content,
  contentArticle,
  contentMap,
  drift,
  driftedKeyword,
  listedKeyword,
  openedArticle,
  refreshEstimate,
  sharedArticle,
  undoneChange,
} from '../contract.ts'

export const articlesApi = apiOf<typeof articles>('articles')
export const changesApi = apiOf<typeof changes>('changes')
export const contentApi = apiOf<typeof content>('content')
export const driftApi = apiOf<typeof drift>('drift')

export type Article = z.infer<typeof article>
/** A cluster that is opened, with who gave it its status. */
export type OpenedArticle = z.infer<typeof openedArticle>
/** What a visitor with the sharing key sees of a cluster. */
export type SharedArticle = z.infer<typeof sharedArticle>
/** A cluster as a member gets it, who sends no key. */
export const wholeArticle = wholeAnswer((found: OpenedArticle | SharedArticle) => 'contentplan_id' in found)
/** An article with a final draft, as the article editor lists it. */
export type ContentArticle = z.infer<typeof contentArticle>
export type ContentMap = z.infer<typeof contentMap>
/** A keyword in a list of clusters. */
export type ListedKeyword = z.infer<typeof listedKeyword>
/** How to filter, sort and page the clusters of a plan. */
export type ArticleFilter = z.input<typeof articleFilter>
export type DriftedKeyword = z.infer<typeof driftedKeyword>
export type RefreshEstimate = z.infer<typeof refreshEstimate>
export type UndoneChange = z.infer<typeof undoneChange>
