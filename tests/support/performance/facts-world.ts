import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import {
  openFacts,
  type FactsContext,
  type FactsKind,
  type FactsStore,
} from '#features/performance/server/index.ts'
import { makeJobWorld, type JobWorkspace } from '#tests/support/jobs/job-world.ts'
import { insert } from '#tests/support/database/test-database.ts'
import { giveFilters } from './give-filters.ts'

/** A plan and its facts; `do` works with the store in a transaction of its own, as a request does. */
export interface FactsOfPlan {
  plan: Plan
  do<T>(work: (facts: FactsStore, ctx: FactsContext, plan: Plan) => Promise<T>): Promise<T>
}

/** A store of this kind and three plans: two of one workspace and one of another. */
export async function makeFactsWorld(kind: FactsKind) {
  const jobs = await makeJobWorld()
  const dataFolder = mkdtempSync(join(tmpdir(), 'keyloom-facts-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }))
  const open = (mostRows?: number) => {
    const room = mostRows === undefined ? {} : { mostRows }
    const facts = openFacts({ kind, dataFolder, threads: 2, memoryMegabytes: 256, ...room })
    onTestFinished(() => facts.close())
    return facts
  }
  const facts = open()
  const about = async (workspace: JobWorkspace, store = facts): Promise<FactsOfPlan> => {
    const plan = await jobs.as(workspace, (ctx) => openPlan(ctx, workspace.contentplanId))
    return { plan, do: (work) => jobs.as(workspace, (ctx) => work(store, ctx, plan)) }
  }
  const contentplanId = await insert(
    jobs.url,
    `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
     values (${jobs.own.workspaceId}, 'second', 'USA', 'en', 'managed', 10)`,
  )
  await jobs.look(giveFilters([jobs.own.contentplanId, contentplanId, jobs.other.contentplanId]))
  return {
    jobs,
    dataFolder,
    facts,
    /** Opens a second store on the same data, as after a restart. A store of files can have a limit of rows. */
    open,
    about,
    own: await about(jobs.own),
    second: await about({ ...jobs.own, contentplanId }),
    other: await about(jobs.other),
  }
}

export type FactsWorld = Awaited<ReturnType<typeof makeFactsWorld>>
