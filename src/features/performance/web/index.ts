export { useSaveProperty } from './use-save-property.ts'
