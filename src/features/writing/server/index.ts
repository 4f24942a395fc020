export { callAgent } from './commands/call-agent.ts'
export { forgetSources } from './sources/forget-sources.ts'
export { startWriting } from './commands/start-writing.ts'
export { writeMany } from './commands/write-many.ts'
export { writeArticle } from './jobs/write-article.ts'
export type { WritingServices } from './jobs/writing-services.ts'
export { findWritingRun } from './queries/find-run.ts'
export { scoreArticle } from './queries/score-article.ts'
export { openBudget, recordCalls, RunCapReached } from './spending/index.ts'
export { readScoreBasis } from './queries/read-score-basis.ts'
export { requireStatus } from './queries/require-status.ts'
export { writingHandlers } from './routes.ts'
export {
  agentFailure,
  articleBlock,
  askForObject,
  askForText,
  dataBlock,
  describeRules,
  hasSameNumbers,
  joinBlocks,
  outputTokens,
  requireLanguage,
  tidyLine,
} from './agents/index.ts'
