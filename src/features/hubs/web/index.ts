export {
  hubsApi,
  type BuildEstimate,
  type Hub,
  type HubBuild,
  type SuggestedHub,
  type SuggestedKeyword,
} from './api.ts'
export { SourceChip } from './SourceChip.tsx'
export { useHubs } from './use-hubs.ts'
