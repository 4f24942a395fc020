export { assessPlan } from './jobs/assess-plan.ts'
export { askModelForKinds } from './jobs/classify-plan.ts'
export { refreshPlan, refreshSchedule } from './jobs/refresh-plan.ts'
export { loadTable, type LoadedTable } from './assessing/load-table.ts'
export { scheduleAssessment } from './assessing/schedule-assessment.ts'
export { changePlan } from './changing/change-plan.ts'
export { countRoom } from './changing/count-room.ts'
export { changeKeywords, type KeywordTarget } from './commands/change-keywords.ts'
export { deleteHubs, editHub, excludeHubs, renameHub } from './commands/change-hubs.ts'
export { claimArticles } from './commands/claim-articles.ts'
export { createHub } from './commands/create-hub.ts'
export { createHubs } from './commands/create-hubs.ts'
export { createArticles } from './commands/create-articles.ts'
export { deleteEmptyArticles, staysEmpty } from './commands/delete-empty-articles.ts'
export { favorPage } from './commands/favor-page.ts'
export {
  excludePages,
  matchFreePages,
  matchPage,
  setExcluded,
  toggleMatchLocks,
  unmatchPages,
} from './commands/match-pages.ts'
export { dequeueKeywords, placeKeywords } from './commands/place-keywords.ts'
export { queueTexts } from './commands/queue-texts.ts'
export { queueKeywords } from './commands/queue-keywords.ts'
export { saveOverlaps } from './commands/rescore-articles.ts'
export { recountArticles } from './commands/recount-articles.ts'
export { setInMap } from './commands/set-attributes.ts'
export { remeasureArticles } from './commands/remeasure-articles.ts'
export { knownVolume, volumeIsRough } from './queries/article-rows.ts'
export { articleOfChange, readChanges } from './queries/read-changes.ts'
export { openArticle } from './queries/open-article.ts'
export { articleHandlers, changeHandlers, driftHandlers, textHandlers } from './routes.ts'
export { groupInThread, prepareThread, previewClustering, runClustering } from './thread/run-clustering.ts'
