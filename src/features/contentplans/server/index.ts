export { openPlan, type Plan } from './open-plan.ts'
export { contentplanHandlers } from './routes.ts'
