export { hubsApi, type Hub } from './api.ts'
