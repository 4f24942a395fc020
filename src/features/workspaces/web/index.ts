export { workspacesApi } from './api.ts'
