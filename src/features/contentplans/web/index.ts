export { contentplansApi } from './api.ts'
export { useBuiltScreens } from './use-built-screens.ts'
export { findLanguage } from './find-language.ts'
export { useFollowPlan } from './use-follow-plan.ts'
