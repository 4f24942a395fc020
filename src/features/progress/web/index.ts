export { ProgressDock } from './ProgressDock.tsx'
