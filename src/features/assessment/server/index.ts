export { loadTable, type LoadedTable, type Reader } from './load-table.ts'
export { assessPlan } from './pipeline.ts'
export { scheduleAssessment } from './schedule-assessment.ts'
