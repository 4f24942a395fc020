export { DirectorReport } from './report/DirectorReport.tsx'
export { useDirectorRange } from './report/use-director-range.ts'
