export { setDomain } from './commands/set-domain.ts'
export { enterAgain } from './enter-again.ts'
export { openPlan, type Plan } from './open-plan.ts'
export { contentplanHandlers } from './routes.ts'
