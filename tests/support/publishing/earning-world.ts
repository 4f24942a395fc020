import { onTestFinished } from 'vitest'
import { saveText } from '#features/articles/server/index.ts'
import { openBlogServer } from '#app/blog-server.ts'
import { readConfig } from '#app/config/config.ts'
import { readWordpressKey } from '#features/connections/rules.ts'
import { nameWordpressRow } from '#features/connections/server/publishing/wordpress-row.ts'
import { readHome } from '#features/performance/server/analysing/read-home.ts'
import { readChanges } from '#features/performance/server/analysing/measure-changes.ts'
import { importPlan } from '#features/performance/server/index.ts'
import { openTargets, publishArticle } from '#features/publishing/server/index.ts'
import type { PublishPlatform } from '#features/publishing/rules.ts'
import { connectIndexNow } from '#integrations/indexing/index-now.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { insert } from '#tests/support/database/test-database.ts'
import { makeImportWorld } from '#tests/support/performance/import-world.ts'
import { createStandIns } from '../../../sandbox/stand-ins.ts'

const TITLE = 'How to clean tents'
/** The shop has other articles about it, at other addresses. */
const SLUG = 'cleaning-of-tents'
const DAYS_READ = 3

/**
 * The plan of the sandbox's shop with a finished article, its WordPress and its autoblog, and a worker that publishes and
 * imports search data of pages about cleaning tents.
 */
export async function makeEarningWorld() {
  const world = await makeImportWorld({ urlInclude: SLUG })
  const { own, look, sandbox, services, database } = world
  const blogPort = await findFreePort()
  const blogUrl = `http://127.0.0.1:${blogPort}`
  const blog = await openBlogServer(readConfig({ BLOG_PORT: String(blogPort), LOG_LEVEL: 'silent' }), {
    tell: () => {},
    writeLog: undefined,
    lifecycle: { phase: 'ready' },
    database: () => database,
  })
  const { indexNow } = sandbox.services
  const outbound = createOutbound({ allowedOrigins: [indexNow], findStandIn: createStandIns(sandbox) })
  onTestFinished(async () => {
    await outbound.close()
    await blog?.close()
  })
  const { request } = outbound
  const connections = { ...services.connections, cms: { request, openOrigins: [] } }
  const searchEngines = connectIndexNow({ engines: [{ baseUrl: indexNow, reads: 'loopback' }], request })
  const publishing = { sites: { request }, openTarget: openTargets({ connections, blogUrl, searchEngines }) }
  await look(`insert into blogs (workspace_id, contentplan_id, settings, staging_key)
    values (${own.workspaceId}, ${own.contentplanId}, '{}', 'a-staging-key-of-32-characters-x')`)
  const key = await world.control.readWordpressKey()
  const restRoot = readWordpressKey(key)?.restRoot ?? ''
  const sealed = await services.connections.seals.seal(key, nameWordpressRow(own.contentplanId))
  await look(`insert into integrations (workspace_id, contentplan_id, type, site_url, sealed_secret, is_sandbox)
    values (${own.workspaceId}, ${own.contentplanId}, 'wp-plugin', '${restRoot}', '${sealed}', true)`)
  const articleId = await insert(
    world.url,
    `insert into articles (workspace_id, contentplan_id, title, status)
     values (${own.workspaceId}, ${own.contentplanId}, '${TITLE}', 'reviewed')`,
  )
  await world.inPlan((ctx, plan) =>
    saveText(
      { ...ctx, actor: { kind: 'run', userId: null } },
      { plan, articleId, section: 'final', text: `# ${TITLE}\n\nWater and a sponge are enough.\n` },
    ),
  )
  await world.leaveDays(DAYS_READ)
  await world.startWorker({ pipelines: [publishArticle, importPlan], services: { ...services, publishing } })
  return {
    ...world,
    articleId,
    publish: async (platform: PublishPlatform) => {
      const started = await world.inPlan((ctx, plan) =>
        startPipeline(ctx, publishArticle, {
          contentplanId: plan.id,
          articleId,
          title: TITLE,
          platform,
          state: 'live',
          slug: SLUG,
          unreviewedVersion: null,
        }),
      )
      return world.untilEnd(started.runId)
    },
    readUrl: async () => {
      const [row] = await look(`select url from publications where article_id = ${articleId}`)
      return String(row?.['url'])
    },
    /** What the first screen of the plan says. */
    readHome: () => world.inPlan((ctx, plan) => readHome(ctx, { facts: () => services.facts }, { plan })),
    /** What the report says of the article, when its page changed in these days. */
    readReport: (startDate: string, endDate: string) =>
      world.inPlan((ctx, plan) =>
        readChanges(
          ctx,
          { facts: () => services.facts },
          { plan, articleIds: [articleId], topicIds: [], startDate, endDate },
        ),
      ),
  }
}
