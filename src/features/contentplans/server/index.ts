export { contentplanHandlers } from './routes.ts'
