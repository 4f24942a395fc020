export { competitionHandlers } from './routes.ts'
