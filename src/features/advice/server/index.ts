export { renewAdvice } from './commands/renew-advice.ts'
export { countAlerts } from './queries/count-alerts.ts'
export { listWorthwhile } from './queries/list-worthwhile.ts'
export { adviceHandlers } from './routes.ts'
