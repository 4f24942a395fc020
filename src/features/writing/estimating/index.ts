export { describeEstimate, describePrice } from './describe-estimate.ts'
export { addPrices, estimateWriting, type ArticleToWrite } from './estimate-writing.ts'
