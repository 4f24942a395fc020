export { listCompetitors } from './queries/list-competitors.ts'
export { competitionHandlers } from './routes.ts'
