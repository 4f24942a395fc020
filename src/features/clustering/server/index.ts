export { assessClusters, previewClustering, runClustering } from './run-clustering.ts'
export type { ClusteringRun } from './run-clustering.ts'
