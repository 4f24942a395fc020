export { renewAdvice } from './commands/renew-advice.ts'
export { adviceHandlers } from './routes.ts'
