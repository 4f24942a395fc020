import { claimArticles } from '#features/articles/server/index.ts'
import { step } from '#platform/server/jobs/pipeline.ts'
import { LAST_BUILD_STEP } from '../../../rules.ts'
import { listClaims, type Claim } from '../../queries/list-claims.ts'
import type { BuildPayload } from '../build-payload.ts'
import { describeBuilt } from '../build-rules.ts'
import type { BuildServices } from '../hub-services.ts'
import { findKeywords } from './find-keywords.ts'
import { openHub } from './open-hub.ts'

interface Found {
  claims: Claim[]
  notices: string[]
}

/** Moves the clusters about the hub's subject that are in no hub into it, as new ideas. */
export const fillHub = step<BuildPayload, BuildServices, Found>({
  name: LAST_BUILD_STEP,
  async work(ctx, payload) {
    const claims = await ctx.database.transaction().execute(async (database) => {
      const hub = await openHub(database, { run: ctx.run, ...payload })
      return listClaims({ database }, { hub, runId: ctx.run.id })
    })
    return { claims, notices: ctx.resultOf(findKeywords).notices }
  },
  async keep({ database, run }, { claims, notices }, payload) {
    const { plan, topicId } = await openHub(database, { run, ...payload })
    const actor = { kind: 'run', userId: run.userId } as const
    const { claimed, changeId } = await claimArticles({ database, actor }, { plan, topicId, claims })
    return {
      note: describeBuilt({ claimed, notices }),
      link: { label: 'Open the hub', path: `hub/${topicId}` },
      details: { claimed, changeId },
    }
  },
})
