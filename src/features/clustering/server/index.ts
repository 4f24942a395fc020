export { assessClusters, prepareThread, previewClustering, runClustering } from './run-clustering.ts'
export type { ClusteringRun } from './run-clustering.ts'
