export { ArticleOverlap } from './ArticleOverlap.tsx'
export { useOverlapScore } from './use-overlap-score.ts'
export { writeWhyAddress } from './why-address.ts'
