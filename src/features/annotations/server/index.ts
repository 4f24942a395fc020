export { annotationHandlers } from './routes.ts'
