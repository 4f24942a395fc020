export { analyticsHandlers } from './routes.ts'
