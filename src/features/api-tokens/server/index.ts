export { apiTokenHandlers } from './routes.ts'
