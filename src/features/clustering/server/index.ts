export { startGrouping } from './commands/start-grouping.ts'
export { groupKeywords, groupingSteps } from './jobs/group-keywords.ts'
export { groupingHandlers } from './routes.ts'
export type { GroupingServices } from './jobs/grouping-services.ts'
