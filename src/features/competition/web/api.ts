import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type {
  clusterWeek,
  competingCluster,
  competingKeyword,
  competingPage,
  competition,
  competitor,
  pseudoCluster,
} from '../contract.ts'

export const competitionApi = apiOf<typeof competition>('competition')

export type CompetingCluster = z.infer<typeof competingCluster>
export type CompetingKeyword = z.infer<typeof competingKeyword>
export type PseudoCluster = z.infer<typeof pseudoCluster>
export type CompetingPage = z.infer<typeof competingPage>
export type Competitor = z.infer<typeof competitor>
export type ClusterWeek = z.infer<typeof clusterWeek>
