import { sql } from 'kysely'
import { openBlogServer } from '#app/blog-server.ts'
import { readConfig } from '#app/config/config.ts'
import { branchAddress } from '#features/blog/rules.ts'
import { openBlogPublisher } from '#features/blog/server/index.ts'
import { holdBlog } from '#features/blog/server/building/build-alone.ts'
import { keepArticle } from '#features/blog/server/publishing/keep-article.ts'
import { readArticle } from '#features/blog/server/publishing/read-article.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { OutgoingArticle } from '#integrations/publisher/index.ts'
import { openDatabase, type Transaction } from '#platform/server/database/database.ts'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { noSearchEngines } from '#tests/support/fakes/search-engines.ts'
import { openScene } from '../api/scene.ts'

const HUBS = 30
const log = { warn: console.error, error: console.error }

/** A blog with this many articles in a database of its own, not built yet, and the port at which readers find it. */
export async function openBlog(articles: readonly OutgoingArticle[], closing: AsyncDisposableStack) {
  const scene = await openScene()
  closing.defer(() => scene.close())
  const database = openDatabase({ log }, { url: scene.url, name: 'bench' })
  closing.defer(() => database.destroy())
  const port = await findFreePort()
  const blogUrl = `http://127.0.0.1:${port}`
  const server = await openBlogServer(readConfig({ BLOG_PORT: String(port), LOG_LEVEL: 'silent' }), {
    tell: () => {},
    writeLog: undefined,
    lifecycle: { phase: 'ready' },
    database: () => database,
  })
  closing.defer(async () => server?.close())
  const { workspaceId } = scene
  const execute = <Result>(work: (open: Transaction) => Promise<Result>) =>
    database.transaction().execute(async (open) => {
      await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(open)
      return work(open)
    })
  const { plan, blog } = await execute(async (open) => {
    const opened = await openFirstPlan(open, workspaceId)
    const held = await holdBlog({ database: open }, { plan: opened })
    for (const article of articles)
      for (const branch of ['staging', 'main'] as const)
        await keepArticle(
          { database: open, plan: opened },
          { articleId: Number(article.marker.split('-')[1]), article: readArticle(article), branch },
        )
    return { plan: opened, blog: held }
  })
  const runs = { transaction: () => ({ execute }) }
  return {
    plan,
    blogUrl,
    execute,
    address: branchAddress(blog, { branch: 'main', blogUrl }),
    publisher: openBlogPublisher({ database: runs, blogUrl, searchEngines: noSearchEngines }, { plan }),
  }
}

export type OpenedBlog = Awaited<ReturnType<typeof openBlog>>

/** A plan with hubs and a blog that has nothing yet. */
async function openFirstPlan(open: Transaction, workspaceId: number): Promise<Plan> {
  const { rows } = await sql<{ id: number }>`select id from contentplans order by id limit 1`.execute(open)
  const plan = await openPlan({ database: open, workspaceId }, rows[0]?.id ?? 0)
  const settings = { navlink_1_label: 'Shop', navlink_1_url: 'https://shop.example/' }
  await sql`
    insert into blogs (workspace_id, contentplan_id, settings, staging_key)
    values (${workspaceId}, ${plan.id}, ${JSON.stringify(settings)}::jsonb, 'a-staging-key-of-32-characters-x')
  `.execute(open)
  await sql`
    insert into topics (workspace_id, contentplan_id, name)
    select ${workspaceId}, ${plan.id}, 'Hub ' || hub from generate_series(0, ${HUBS - 1}) hub
  `.execute(open)
  return plan
}
