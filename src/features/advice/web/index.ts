export { adviceApi } from './api.ts'
