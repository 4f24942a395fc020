export { describeEstimate } from './describe-estimate.ts'
export { estimateWriting, type ArticleToWrite } from './estimate-writing.ts'
