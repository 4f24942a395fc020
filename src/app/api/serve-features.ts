import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  accountHandlers,
  openKeyRing,
  readCredential,
  redeemTicket,
  serveSignIn,
  type SignInSettings,
} from '#features/accounts/server/index.ts'
import { adviceHandlers } from '#features/advice/server/index.ts'
import { annotationHandlers } from '#features/annotations/server/index.ts'
import { analyticsHandlers } from '#features/analytics/server/index.ts'
import {
  assistantHandlers,
  assistantMessages,
  countQuestions,
  type AssistantServices,
  type Questions,
} from '#features/assistant/server/index.ts'
import { apiTokenHandlers } from '#features/api-tokens/server/index.ts'
import {
  articleHandlers,
  changeHandlers,
  contentHandlers,
  driftHandlers,
  openArticle,
  textHandlers,
} from '#features/articles/server/index.ts'
import { blogHandlers } from '#features/blog/server/index.ts'
import { competitionHandlers } from '#features/competition/server/index.ts'
import type { CostSettings } from '#features/billing/contract.ts'
import {
  authoriseWith,
  connectionHandlers,
  serveConsent,
  type ConnectionServices,
} from '#features/connections/server/index.ts'
import { contentplanHandlers, openPlan } from '#features/contentplans/server/index.ts'
import { groupingHandlers } from '#features/clustering/server/index.ts'
import { keywordHandlers, volumeHandlers, type KeywordServices } from '#features/keywords/server/index.ts'
import { orchestrate } from './run-orchestrator.ts'
import { createAndBuild, hubHandlers, type BuildServices } from '#features/hubs/server/index.ts'
import { modelHandlers, type ModelServices } from '#features/models/server/index.ts'
import { historyHandlers } from '#features/history/server/index.ts'
import { overlapHandlers } from '#features/overlap/server/index.ts'
import { linkHandlers, pageHandlers, startWordpressReading } from '#features/pages/server/index.ts'
import { publishingHandlers, type UploadServices } from '#features/publishing/server/index.ts'
import { performanceHandlers, type PerformanceServices } from '#features/performance/server/index.ts'
import { savedViewHandlers } from '#features/saved-views/server/index.ts'
import { progressHandlers } from '#features/trackers/server/index.ts'
import { findPreviewedPlan, startPreview, voiceHandlers } from '#features/voice/server/index.ts'
import {
  callAgent,
  requireStatus,
  writingHandlers,
  type WritingServices,
} from '#features/writing/server/index.ts'
import { workspaceHandlers } from '#features/workspaces/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import { API_BASE, mountApi } from '#platform/server/api/mount-api.ts'
import type { Database } from '#platform/server/database/database.ts'
import { ENDLESS_DISK, type Disk } from '#platform/server/disk/watch-disk.ts'
import { machineClock } from '#platform/server/clock.ts'
import { describeBrowser } from '#platform/server/http/browser.ts'
import { serveSockets, type MessageHandlers } from '#platform/server/realtime/index.ts'
import { serveApiBrowser } from './browser/serve-api-browser.ts'
import { contract, messages } from '../contract.ts'
import { describeApi } from './openapi.ts'

export interface FeatureSettings extends SignInSettings {
  costs: CostSettings
  /** The address at which this installation serves blogs, without a slash at its end. */
  blogUrl: string
  /** Requests that an API token may make in an hour; 0 means no limit. */
  tokenLimit: number
}

export interface FeaturesInput {
  /** Throws while the database is still starting, so it is called for each request. */
  database: () => Database
  databaseUrl: () => string
  settings: FeatureSettings
  connections: ConnectionServices
  keywords: KeywordServices
  /** Also for hubs that are built: they need keyword data, too. */
  grouping: BuildServices
  writing: WritingServices
  performance: PerformanceServices
  publishing: UploadServices['publishing']
  models: ModelServices
  /** The disk that everything is stored on. */
  disk?: Disk
}

function listMessageHandlers({
  grouping,
  writing,
  assistant,
  questions,
}: Pick<FeaturesInput, 'grouping' | 'writing'> & {
  assistant: AssistantServices
  questions: Questions
}): MessageHandlers<typeof messages> {
  return {
    ...assistantMessages(assistant, questions),
    runOrchestrator: orchestrate({ grouping, writing }),
    callAgent: async (ctx, { clusterId, agent }) => {
      const previewed = await findPreviewedPlan(ctx, clusterId)
      if (previewed !== null) {
        if (agent !== 'editor') throw new Invalid('Only the editor tries a style guide.')
        await startPreview(ctx, { ...grouping, ...writing }, { plan: await openPlan(ctx, previewed) })
        return
      }
      const { plan } = await openArticle(ctx, clusterId)
      await callAgent(ctx, writing, { plan, articleId: clusterId, agent })
    },
    runHubCreator: (ctx, message) => createAndBuild(ctx, grouping, message),
  }
}

export function listHandlers({
  settings,
  connections,
  keywords,
  grouping,
  writing,
  performance,
  publishing,
  models,
  database,
  disk = ENDLESS_DISK,
  markMessages,
  questions = countQuestions(),
}: Pick<
  FeaturesInput,
  | 'database'
  | 'settings'
  | 'connections'
  | 'keywords'
  | 'grouping'
  | 'writing'
  | 'performance'
  | 'publishing'
  | 'models'
  | 'disk'
> & { markMessages: () => Promise<string>; questions?: Questions }): Handlers<typeof contract> {
  return {
    accounts: accountHandlers({ settings, database, disk, markMessages }),
    workspaces: workspaceHandlers(settings.costs),
    models: modelHandlers(models),
    'api-tokens': apiTokenHandlers,
    contentplans: contentplanHandlers(settings.limits),
    pages: pageHandlers({ ...grouping, database }),
    links: linkHandlers(keywords),
    connections: connectionHandlers(connections, { startReading: startWordpressReading }),
    keywords: keywordHandlers(keywords),
    volumes: volumeHandlers(keywords),
    articles: articleHandlers,
    content: contentHandlers,
    texts: textHandlers,
    competition: competitionHandlers({ ...grouping, ...performance }),
    hubs: hubHandlers({ keywords, grouping }),
    advice: adviceHandlers(grouping),
    changes: changeHandlers({ ...grouping, requireStatus }),
    drift: driftHandlers(grouping),
    grouping: groupingHandlers(grouping),
    history: historyHandlers,
    overlap: overlapHandlers(grouping),
    performance: performanceHandlers(performance, connections),
    annotations: annotationHandlers,
    'saved-views': savedViewHandlers,
    analytics: analyticsHandlers(connections),
    writing: writingHandlers(writing),
    voice: voiceHandlers({ ...writing, database }),
    publishing: publishingHandlers({ publishing, database, clock: machineClock }),
    blog: blogHandlers({ blogUrl: settings.blogUrl, database }),
    assistant: assistantHandlers({ ...grouping, models, database }, questions),
    progress: progressHandlers,
  }
}

/** Serves every endpoint, and the addresses to which browsers are redirected. */
export async function serveFeatures(
  server: FastifyInstance,
  {
    database,
    databaseUrl,
    settings,
    connections,
    keywords,
    grouping,
    writing,
    performance,
    publishing,
    models,
    disk = ENDLESS_DISK,
  }: FeaturesInput,
): Promise<void> {
  const findSecret = openKeyRing({ database, now: () => new Date() })
  const isSecure = settings.publicUrl.startsWith('https:')
  const describe = (request: FastifyRequest, reply: FastifyReply) =>
    describeBrowser(request, reply, { isSecure })

  await server.register(fastifyCookie)
  server.get(`${API_BASE}/openapi.json`, async () => describeApi())
  serveApiBrowser(server)
  server.register((part) =>
    serveSignIn(part, {
      settings,
      database,
      describeBrowser: describe,
      authorise: connections.google && authoriseWith(connections.google),
    }),
  )
  serveConsent(server, { services: connections, database, describeBrowser: describe })
  const questions = countQuestions()
  const sockets = serveSockets(server, {
    messages,
    handlers: listMessageHandlers({
      grouping,
      writing,
      assistant: { ...grouping, models, database },
      questions,
    }),
    database,
    databaseUrl,
    publicUrl: settings.publicUrl,
    redeemTicket: (ticket) => redeemTicket(database(), ticket),
    now: () => new Date(),
    disk,
  })
  mountApi(server, {
    contract,
    handlers: listHandlers({
      database,
      settings,
      connections,
      keywords,
      grouping,
      writing,
      performance,
      publishing,
      models,
      disk,
      markMessages: sockets.mark,
      questions,
    }),
    database,
    disk,
    now: () => new Date(),
    tokenLimit: settings.tokenLimit,
    describeBrowser: describe,
    readCredential: async (authorization) => readCredential({ findSecret, now: new Date() }, authorization),
  })
}
