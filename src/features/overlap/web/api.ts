import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type { apart, comparison, clusterTree, dendrogramNode, overlap, similarArticle } from '../contract.ts'

export const overlapApi = apiOf<typeof overlap>('overlap')

export type TreeNode = z.infer<typeof dendrogramNode>
export type ClusterTree = z.infer<typeof clusterTree>
export type Apart = z.infer<typeof apart>
export type SimilarArticle = z.infer<typeof similarArticle>
export type Comparison = z.infer<typeof comparison>

/** As much of a keyword as is needed to compare it. */
export interface ComparedKeyword {
  id: number
  keyword: string
  estimated_search_volume: number | null
}
