export { listTrackers } from './queries.ts'
export { progressHandlers } from './routes.ts'
