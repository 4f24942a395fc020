export { hubHandlers } from './routes.ts'
