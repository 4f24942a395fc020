export { progressHandlers } from './routes.ts'
