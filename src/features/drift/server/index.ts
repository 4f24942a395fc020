export { refreshPlan, refreshSchedule } from './refresh-pipelines.ts'
export { driftHandlers } from './routes.ts'
