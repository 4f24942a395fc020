import { expect } from 'vitest'
import { z } from 'zod'
import { saveText } from '#features/articles/server/index.ts'
import { awaitLive, publishArticle } from '#features/publishing/server/index.ts'
import type { PublishState } from '#features/publishing/rules.ts'
import type { PublishingServices } from '#features/publishing/server/jobs/publishing-services.ts'
import { PLAIN_ADDRESSES } from '#features/publishing/server/targets/target.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import type { OutboundRequest } from '#platform/server/outbound/call.ts'
import { insert } from '#tests/support/database/test-database.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { makeSite } from './made-up-site.ts'

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const publicationRow = z.object({
  state: z.string(),
  slug: z.string(),
  remote_id: z.string().nullable(),
  url: z.string().nullable(),
  error: z.string().nullable(),
  published_at: z.date().nullable(),
})

const TEXT = `# How to wax boots

Wax keeps water out of leather. It takes ten minutes.

## What you need

A cloth and wax.
`

/** A plan with a cluster that a person has written, and a made-up site that it is published to. */
export async function makePublishingWorld() {
  const jobs = await makeJobWorld()
  const { own, url, look } = jobs
  await look(`update contentplans set domain = 'shop.example' where id = ${own.contentplanId}`)
  const site = makeSite()
  const files = new Map<string, { status: number; body: Buffer }>()
  const asked: string[] = []
  let place = 'https://shop.example'
  const services: PublishingServices = {
    publishing: {
      openTarget: async () => ({ publisher: site.publisher, place, ...PLAIN_ADDRESSES }),
      sites: {
        request: async ({ url: address }: OutboundRequest) => {
          asked.push(String(address))
          const file = files.get(String(address)) ?? { status: 404, body: Buffer.alloc(0) }
          return { ...file, headers: {}, url: new URL(address) }
        },
      },
    },
  }
  const save = (articleId: number, text: string) =>
    jobs.inPlan((ctx, plan) =>
      saveText({ ...ctx, actor: { kind: 'run', userId: null } }, { plan, articleId, section: 'final', text }),
    )
  const addArticle = async (title: string, text: string) => {
    const id = await insert(
      url,
      `insert into articles (workspace_id, contentplan_id, title, status)
       values (${own.workspaceId}, ${own.contentplanId}, '${title}', 'edited')`,
    )
    await save(id, text)
    return id
  }
  const articleId = await addArticle('How to wax boots', TEXT)
  const start = (more: { id?: number; state?: PublishState; slug?: string } = {}) =>
    jobs.inPlan((ctx, plan) =>
      startPipeline(ctx, publishArticle, {
        contentplanId: plan.id,
        articleId: more.id ?? articleId,
        title: 'How to wax boots',
        platform: 'custom-cms',
        state: more.state ?? 'live',
        slug: more.slug ?? null,
        unreviewedVersion: null,
      }),
    )
  const untilEnd = async (runId: number) => {
    await expect
      .poll(async () => (await jobs.read(own, runId)).endedAt, { timeout: 30_000, interval: 20 })
      .not.toBeNull()
    return jobs.read(own, runId)
  }
  return {
    ...jobs,
    articleId,
    addArticle,
    save,
    site,
    files,
    /** The addresses of images that were fetched. */
    asked,
    services,
    start,
    untilEnd,
    work: () => jobs.startWorker({ pipelines: [publishArticle, awaitLive], services, times: quickTimes }),
    /** Connects the plan to another site. */
    moveTo: (other: string) => {
      place = other
    },
    publish: async (more: Parameters<typeof start>[0] = {}) => untilEnd((await start(more)).runId),
    /** Lets the run that waits for a post look at once. */
    lookAgain: () => look(`update runs set wake_at = now() where name = 'await-live' and state <> 'done'`),
    readAwaiting: async () => (await look(`select state, reason from runs where name = 'await-live'`))[0],
    readPublication: async (id = articleId) => {
      const [row] = await look(
        `select state, slug, remote_id, url, error, published_at from publications where article_id = ${id}`,
      )
      return row === undefined ? null : publicationRow.parse(row)
    },
    readArticle: async (id = articleId) => {
      const [row] = await look(
        `select a.status, a.published_at, p.url from articles a left join pages p on p.id = a.page_id where a.id = ${id}`,
      )
      return row
    },
  }
}

export type PublishingWorld = Awaited<ReturnType<typeof makePublishingWorld>>
