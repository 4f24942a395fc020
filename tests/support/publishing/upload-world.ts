import { onTestFinished } from 'vitest'
import { insertApiToken } from '#tests/support/api-tokens/tenant-tokens.ts'
import { publishArticle } from '#features/publishing/server/index.ts'
import { makeApiToken } from '#platform/server/api-token-words.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { shareDatabase } from '#tests/support/database/shared-database.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { openAgentArticle } from '#tests/support/writing/agent-article.ts'
import { makePublishing } from './publishing-services.ts'

const FINISH_MS = 50
const silent = { warn: () => {}, error: () => {} }

/** The clusters A, which agents have written, and B of a plan with an autoblog, and a worker that publishes. */
export async function openUploads({ hasBlog = true }: { hasBlog?: boolean } = {}) {
  const world = await openAgentArticle()
  const { call, browser, look, workspaceId, contentplanId, a } = world
  const { url } = await shareDatabase()
  const database = openProgramDatabase(url)
  onTestFinished(() => database.destroy())
  const worker = await startWorker(
    { log: silent, database },
    {
      url,
      name: 'test',
      times: quickTimes,
      finishMs: FINISH_MS,
      pipelines: [publishArticle],
      services: { publishing: makePublishing() },
    },
  )
  onTestFinished(() => worker.stop())
  if (hasBlog) await call('PUT', `/contentplan/${contentplanId}/autoblog-settings`, { settings: {} })
  const upload = (input: object = {}, platform = 'autoblog') =>
    call('POST', `/integrations/${platform}/page`, { contentplanId, clusterId: a, ...input })
  return {
    ...world,
    upload,
    uploadByToken: async (input: object = {}) => {
      const apiToken = makeApiToken()
      const member = `${workspaceId}, (select user_id from workspace_members where workspace_id = ${workspaceId} limit 1)`
      await look(insertApiToken({ member, name: 'A script', apiToken, scopes: ['run'] }))
      const body = { contentplanId, clusterId: a, ...input }
      return browser.call('POST', '/integrations/autoblog/page', body, apiToken)
    },
    takeDown: () => call('DELETE', `/contentplan/${contentplanId}/article/${a}/publication/autoblog`),
    listTargets: async () => (await call('GET', `/contentplan/${contentplanId}/publish-targets`)).body,
    readPublishing: async () =>
      (await call('GET', `/contentplan/${contentplanId}/article/${a}/publications`)).body,
  }
}
