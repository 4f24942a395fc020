export { changesApi, type PlanChange } from './api.ts'
