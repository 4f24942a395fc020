export { performanceApi, type Home, type Kpi, type MovingPage } from './api.ts'
export { ImportProgress } from './ImportProgress.tsx'
export { isImporting, useImportRun } from './use-import-run.ts'
export { useSaveProperty } from './use-save-property.ts'
