import { accounts } from '#features/accounts/contract.ts'
import { advice } from '#features/advice/contract.ts'
import { annotations } from '#features/annotations/contract.ts'
import { analytics } from '#features/analytics/contract.ts'
import { aiMessage, assistant, sendMessage, stopMessage } from '#features/assistant/contract.ts'
import { apiTokens } from '#features/api-tokens/contract.ts'
import { articles, changes, content, drift, texts, textSaved } from '#features/articles/contract.ts'
import { blog } from '#features/blog/contract.ts'
import { competition } from '#features/competition/contract.ts'
import { connections } from '#features/connections/contract.ts'
import { contentplans, planChanged, runOrchestrator } from '#features/contentplans/contract.ts'
import { grouping } from '#features/clustering/contract.ts'
import { keywords, volumes } from '#features/keywords/contract.ts'
import { hubs, runHubCreator } from '#features/hubs/contract.ts'
import { models } from '#features/models/contract.ts'
import { history } from '#features/history/contract.ts'
import { overlap } from '#features/overlap/contract.ts'
import { links, pages } from '#features/pages/contract.ts'
import { performance } from '#features/performance/contract.ts'
import { progress, progressMessages } from '#features/trackers/contract.ts'
import { savedViews } from '#features/saved-views/contract.ts'
import {
  callAgentMessage,
  evidenceChanged,
  textProposed,
  writing,
  writingQueueChanged,
  writtenText,
} from '#features/writing/contract.ts'
import { publishing } from '#features/publishing/contract.ts'
import { voice } from '#features/voice/contract.ts'
import { workspaces } from '#features/workspaces/contract.ts'

/** Every endpoint. */
export const contract = {
  accounts,
  workspaces,
  models,
  'api-tokens': apiTokens,
  contentplans,
  pages,
  links,
  connections,
  keywords,
  volumes,
  articles,
  content,
  texts,
  competition,
  hubs,
  advice,
  changes,
  drift,
  grouping,
  history,
  overlap,
  performance,
  annotations,
  'saved-views': savedViews,
  analytics,
  writing,
  voice,
  publishing,
  blog,
  assistant,
  progress,
}

/** Every message of the socket. */
export const messages = [
  ...progressMessages,
  planChanged,
  textSaved,
  runOrchestrator,
  runHubCreator,
  sendMessage,
  stopMessage,
  aiMessage,
  callAgentMessage,
  writtenText,
  textProposed,
  writingQueueChanged,
  evidenceChanged,
] as const
