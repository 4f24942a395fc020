export { loadTable, type LoadedTable, type Reader } from './load-table.ts'
export { advising, assessing, assessPlan } from './pipeline.ts'
export { scheduleAssessment } from './schedule-assessment.ts'
