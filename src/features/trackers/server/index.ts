export { listTrackers } from './queries/list-trackers.ts'
export { progressHandlers } from './routes.ts'
