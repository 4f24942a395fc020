export { openOwnModels } from './connecting/own-models.ts'
export type { ModelServices } from './connecting/model-services.ts'
export { modelHandlers } from './routes.ts'
