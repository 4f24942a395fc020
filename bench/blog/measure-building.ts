import { sql } from 'kysely'
import { buildAlone } from '#features/blog/server/building/build-alone.ts'
import type { OutgoingArticle } from '#integrations/publisher/index.ts'
import { median } from '../measure/measure-command.ts'
import type { Report } from '../report.ts'
import type { OpenedBlog } from './open-blog.ts'

const { signal } = new AbortController()

/**
 * How long a blog takes in the database: all its pages, beside the database copying the same rows, and one article that
 * is published again with a new text, on both branches, as a run of the product does it.
 */
export async function measureBuilding(
  report: Report,
  { plan, blogUrl, execute, publisher }: OpenedBlog,
  { articles, runs }: { articles: readonly OutgoingArticle[]; runs: number },
): Promise<void> {
  const build = (branch: 'staging' | 'main') =>
    timed(() => execute((database) => buildAlone({ database }, { plan, branch, blogUrl })))
  const whole = await build('main')
  await build('staging')
  const copied = await timed(() =>
    execute(async (open) => {
      await sql`create temporary table copied on commit drop as
        select path, type, body || ''::bytea as body, fingerprint, etag from blog_files where branch = 'main'`.execute(
        open,
      )
    }),
  )
  report.add({
    name: `all pages of ${articles.length} articles in the database`,
    value: whole,
    unit: 'ms',
    goal: '<= 5000',
    peer: 'the same rows copied there',
    peerValue: copied,
  })
  const times: number[] = []
  for (const [at, article] of articles.slice(0, runs).entries()) {
    const changed = { ...article, title: `Another title ${at}`, html: `${article.html}<p>More.</p>` }
    times.push(await timed(() => publisher.update(String(at + 1), changed, { signal })))
  }
  report.add({
    name: 'one article published again',
    value: median(times),
    unit: 'ms',
    runs,
    goal: '<= 300',
    peer: 'all pages again',
    peerValue: whole,
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
