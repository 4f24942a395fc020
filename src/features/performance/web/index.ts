export { performanceApi } from './api.ts'
export { useSaveProperty } from './use-save-property.ts'
