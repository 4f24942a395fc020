export { progressApi } from './api.ts'
export { ProgressDock } from './ProgressDock.tsx'
export { followTracker, onTrackerCompleted, showOnScreen } from './trackers.ts'
export { useTrackers } from './use-trackers.ts'
