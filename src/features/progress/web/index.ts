export { progressApi } from './api.ts'
export { ProgressDock } from './ProgressDock.tsx'
export { followTracker, onTrackerCompleted } from './trackers.ts'
export { useTrackers } from './use-trackers.ts'
