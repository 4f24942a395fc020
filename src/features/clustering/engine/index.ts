export { assignKeywords } from './assign-keywords.ts'
export { clusterKeywords } from './cluster-keywords.ts'
export type { Clustering, ClusteringOptions } from './cluster-keywords.ts'
export { comparePartitions } from './compare-partitions.ts'
export type {
  ClusterChange,
  DiffSummary,
  Fate,
  Flow,
  PartitionDiff,
  Partitions,
} from './compare-partitions.ts'
export { createDendrograms } from './dendrogram.ts'
export { ENOUGH_RELATED, HUB_FREQUENCY, SAMPLED_PAIRS } from './hub-urls.ts'
export type { DendrogramNode } from './dendrogram.ts'
export { describeClusters } from './describe-clusters.ts'
export type { ClusterDescriptions } from './describe-clusters.ts'
export { explainApart } from './explain-apart.ts'
export type { Apart, ApartOptions, ApartReason, SharedPage } from './explain-apart.ts'
export { findDrift } from './find-drift.ts'
export type { Drift, DriftOptions } from './find-drift.ts'
export { createKeywordTable } from './keyword-table.ts'
export type { KeywordTable, KeywordTableBuilder } from './keyword-table.ts'
export { normalizeUrl } from './normalize-url.ts'
export { canonicalOrder } from './canonical-order.ts'
export { placeKeywords } from './place-keywords.ts'
export { listRows } from './describe-placement.ts'
export type { Placement } from './describe-placement.ts'
export { previewScores } from './preview-scores.ts'
export type { PreviewOptions, ScorePreview } from './preview-scores.ts'
export { reclusterKeywords } from './recluster-keywords.ts'
export type { ReclusterOptions } from './recluster-keywords.ts'
export { scoreManySets, scorePair, scoreSet, scoreSets } from './overlap-scores.ts'
export { scoreRelevance } from './score-relevance.ts'
export type { Relevance, RelevanceOptions } from './score-relevance.ts'
export { listPages, listSharedUrls } from './shared-urls.ts'
export type { SharedUrl } from './shared-urls.ts'
