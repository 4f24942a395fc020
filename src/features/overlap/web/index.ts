export { ArticleOverlap } from './ArticleOverlap.tsx'
export { useOverlapScore } from './use-overlap-score.ts'
