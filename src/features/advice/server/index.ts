export { renewAdvice } from './renew-advice.ts'
export { adviceHandlers } from './routes.ts'
export type { AdviceServices } from './services.ts'
