import { z } from 'zod'
import { openPlan } from '#features/contentplans/server/index.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { BRANCHES, BUILDING_BLOG } from '../../rules.ts'
import { buildAlone } from '../building/build-alone.ts'
import type { BlogServices } from './blog-services.ts'
import { BLOG_RUN } from './run-name.ts'

const payload = z.object({ contentplanId: z.number(), branch: z.enum(BRANCHES) })
type Payload = z.infer<typeof payload>
type Services = Pick<BlogServices, 'blogUrl'>

const built = z.object({ articles: z.number(), written: z.number(), deleted: z.number() })

const building = step<Payload, Services, z.infer<typeof built>>({
  name: 'Building pages',
  result: built,
  attempts: 3,
  work: ({ run, database, services }, { contentplanId, branch }) =>
    database.transaction().execute(async (open) => {
      const plan = await openPlan({ database: open, workspaceId: run.workspaceId }, contentplanId)
      return buildAlone({ database: open }, { plan, branch, blogUrl: services.blogUrl })
    }),
  async keep(_, { articles, written, deleted }, { branch }) {
    const pages = `${count(written, 'file')} written, ${count(deleted, 'file')} deleted`
    return {
      note: `${branch === 'main' ? 'Main' : 'Staging'} shows ${count(articles, 'article')}: ${pages}.`,
      link: { label: 'Autoblog', path: 'settings?tab=autoblog' },
      details: null,
    }
  },
})

function count(number: number, word: string): string {
  return `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`
}

/** Builds the pages of a branch from its articles: one run a branch at a time. */
export const buildBlog = pipeline<Payload, Services>({
  name: BLOG_RUN,
  payload,
  key: ({ contentplanId, branch }) => `plan ${contentplanId} ${branch}`,
  about: ({ contentplanId, branch }) => ({ contentplanId, branch, name: BUILDING_BLOG }),
  steps: [building],
})
