export { adviceApi } from './api.ts'
export { ACTION_TONES } from './action-tones.ts'
