export { setDomain } from './commands/set-domain.ts'
export { openPlan, type Plan } from './open-plan.ts'
export { contentplanHandlers } from './routes.ts'
