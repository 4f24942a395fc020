export { runClustering } from './run-clustering.ts'
export type { ClusteringResult, ClusteringRun } from './run-clustering.ts'
