export { contentplansApi } from './api.ts'
