import { onTestFinished } from 'vitest'
import { insertApiToken } from '#tests/support/api-tokens/tenant-tokens.ts'
import { publishArticle } from '#features/publishing/server/index.ts'
import { makeApiToken } from '#platform/server/api-token-words.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { withoutGoogle } from '#tests/support/connections/connections.ts'
import { openWithNotion } from '#tests/support/connections/notion-world.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { shareDatabase } from '#tests/support/database/shared-database.ts'
import { insert } from '#tests/support/database/test-database.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { insertResearch } from '#tests/support/writing/agent-article.ts'
import { makePublishing } from './publishing-services.ts'

const FINISH_MS = 50
const silent = { warn: () => {}, error: () => {} }

/** A plan that is connected to the made-up Notion, an article of it that a person has reviewed, and a worker that sends it. */
export async function openSending({ page = 'Content' }: { page?: string | null } = {}) {
  const world = await openWithNotion()
  const { call, look, contentplanId, workspaceId, notion, control } = world
  await world.finish(await world.allow())
  const listPages = async (query = ''): Promise<{ id: string; title: string }[]> =>
    (await call('GET', `/integrations/notion/pages?contentplanId=${contentplanId}&query=${query}`)).body.pages
  const choosePage = async (title: string) => {
    const pageId = (await listPages(title))[0]?.id ?? 'none'
    return call('POST', '/integrations/notion/parent', { contentplanId, pageId })
  }
  if (page !== null) await choosePage(page)
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
      services: { publishing: makePublishing({ ...withoutGoogle, notion }) },
    },
  )
  onTestFinished(() => worker.stop())
  const articleId = await insert(
    url,
    `insert into articles (workspace_id, contentplan_id, title, status)
     values (${workspaceId}, ${contentplanId}, 'How to wax boots', 'edited')`,
  )
  const edit = (change: object, id = articleId) =>
    call('PUT', `/contentplan/${contentplanId}/article`, { articleIds: [id], ...change })
  const write = async (final: string) => edit({ action: 'updateFinalDraft', final })
  const review = () => edit({ action: 'updateStatus', status: 'reviewed' })
  const body = { contentplanId, articleId }
  return {
    ...world,
    articleId,
    edit,
    write,
    review,
    listPages,
    choosePage,
    send: (input: object = {}) => call('POST', '/integrations/notion/page', { ...body, ...input }),
    /** The same by a script with an API token. */
    sendByToken: async (input: object = {}) => {
      const apiToken = makeApiToken()
      const member = `${workspaceId}, (select user_id from workspace_members where workspace_id = ${workspaceId} limit 1)`
      await look(insertApiToken({ member, name: 'A script', apiToken, scopes: ['run'] }))
      return world.browser.call('POST', '/integrations/notion/page', { ...body, ...input }, apiToken)
    },
    /** Makes agents the writers of the article. */
    noteAgents: () => look(insertResearch({ articleId, workspaceId, contentplanId })),
    takeDown: () => call('DELETE', `/contentplan/${contentplanId}/article/${articleId}/publication/notion`),
    readPublication: async () =>
      (await call('GET', `/contentplan/${contentplanId}/article/${articleId}/publications`)).body
        .publications[0],
    readArticle: async () =>
      (await look(`select status, published_at, page_id from articles where id = ${articleId}`))[0],
    listTargets: async () => (await call('GET', `/contentplan/${contentplanId}/publish-targets`)).body,
    order: (input: object) => control.order('/notion', input),
    fail: (kind: string, more: object = {}) => control.order('/faults', { service: 'notion', kind, ...more }),
    listCalls: () => control.listCalls('notion'),
    /** The page as people see it. */
    read: async (address: string) => {
      const answer = await fetch(address)
      return { status: answer.status, html: await answer.text() }
    },
    /** How many pages were asked for at Notion. */
    countCreated: async () =>
      (await control.listCalls('notion')).filter(
        ({ method, path, status }) => method === 'POST' && path === '/v1/pages' && status === 200,
      ).length,
  }
}
