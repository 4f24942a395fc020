import { openPlan } from '#features/contentplans/server/index.ts'
import { pipeline } from '#platform/server/jobs/pipeline.ts'
import { releaseArticle } from '../spending/index.ts'
import { briefing } from './steps/briefing.ts'
import { drafting } from './steps/drafting.ts'
import { editing } from './steps/editing.ts'
import { illustrating } from './steps/illustrating.ts'
import { researching } from './steps/researching.ts'
import { WRITING, writingKey, writingPayload, type WritingPayload } from './writing-payload.ts'
import type { WritingServices } from './writing-services.ts'

/** What browsers know of a run is stored in 1,000 bytes. */
const LONGEST_NAME = 100

function shorten(title: string): string {
  const characters = [...title]
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME).join('')}…` : title
}

/** Writes an article, from its status on: `articles.status` is what it goes on from. */
export const writeArticle = pipeline<WritingPayload, WritingServices>({
  name: WRITING,
  payload: writingPayload,
  key: writingKey,
  about: ({ contentplanId, articleId, title }) => ({
    contentplanId,
    clusterId: articleId,
    name: `Writing “${shorten(title)}”`,
  }),
  steps: [briefing, researching, drafting, editing, illustrating],
  async giveUp({ database, run: { workspaceId } }, { contentplanId, articleId }) {
    const plan = await openPlan({ database, workspaceId }, contentplanId)
    await releaseArticle({ database }, { plan, articleId })
  },
})
