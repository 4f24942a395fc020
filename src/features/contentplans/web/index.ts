export { contentplansApi } from './api.ts'
export { useFollowPlan } from './use-follow-plan.ts'
