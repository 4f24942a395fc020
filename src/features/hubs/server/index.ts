export { createAndBuild } from './commands/create-and-build.ts'
export { buildHub } from './jobs/build-hub.ts'
export type { BuildServices } from './jobs/hub-services.ts'
export { hubHandlers } from './routes.ts'
