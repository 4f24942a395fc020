import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { lockPlan, tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import type { ChangeKind } from '../../contract.ts'
import { recountArticles } from '../commands/recount-articles.ts'
import { rescoreArticles } from '../commands/rescore-articles.ts'
import { readPlanState } from '../history/plan-state.ts'
import { recordChange } from '../history/record-change.ts'

/** The keywords, clusters and hubs that a change may modify: their state before and after it is recorded for undo. */
interface Touched {
  keywordIds?: readonly number[]
  articleIds: readonly number[]
  hubIds?: readonly number[]
}

/** What a change did beside modifying the touched keywords and clusters. */
interface Done {
  /** Clusters that the change created. */
  createdIds?: readonly number[]
  /** Hubs that the change created. */
  createdHubIds?: readonly number[]
  /** Pages that the change excluded. */
  pageIds?: readonly number[]
}

interface PlanChange<Touches extends Touched | null> {
  plan: Plan
  kind: ChangeKind
  /** Runs under the lock and returns what the change touches; null ends the change before it begins. */
  touches: () => Promise<Touches>
  /**
   * What is computed again for the touched and created clusters: nothing, their sums (keyword count, volume, metrics),
   * or with these services their sums and their SERP overlap.
   */
  recounts: 'nothing' | 'sums' | CachedSerpServices
}

interface Changed<Touches, Result> {
  /** The id to undo the change with; null when it changed nothing. */
  changeId: number | null
  touched: Touches
  /** What `work` returned. */
  done: Result
}

type Unchanged = Changed<null, null>

/**
 * The one way to change the clusters of a plan and what is in them. It locks the plan, reads what is touched, does the
 * work, brings sums up to date, notifies browsers and records the change for undo, all in the caller's transaction.
 */
export async function changePlan<Touches extends Touched, Result extends Done | void>(
  ctx: Writes,
  change: PlanChange<Touches>,
  work: (touched: Touches) => Promise<Result>,
): Promise<Changed<Touches, Result>>
export async function changePlan<Touches extends Touched, Result extends Done | void>(
  ctx: Writes,
  change: PlanChange<Touches | null>,
  work: (touched: Touches) => Promise<Result>,
): Promise<Changed<Touches, Result> | Unchanged>
export async function changePlan<Touches extends Touched, Result extends Done | void>(
  ctx: Writes,
  { plan, kind, touches, recounts }: PlanChange<Touches | null>,
  work: (touched: Touches) => Promise<Result>,
): Promise<Changed<Touches, Result> | Unchanged> {
  await lockPlan(ctx, { plan })
  const touched = await touches()
  if (touched === null) return { changeId: null, touched: null, done: null }
  const { keywordIds = [], articleIds, hubIds = [] } = touched
  const before = await readPlanState(ctx, { plan, keywordIds, articleIds, hubIds })
  const done = await work(touched)
  const { createdIds = [], createdHubIds = [], pageIds = [] }: Done = done ?? {}
  await recount(ctx, { plan, articleIds: [...articleIds, ...createdIds], recounts })
  await tellPlanChanged(ctx, plan)
  const changeId = await recordChange(ctx, {
    plan,
    kind,
    before,
    createdIds,
    hubIds: [...hubIds, ...createdHubIds],
    pageIds,
  })
  return { touched, done, changeId }
}

async function recount(
  ctx: Writes,
  { recounts, ...clusters }: Pick<PlanChange<null>, 'plan' | 'recounts'> & { articleIds: readonly number[] },
): Promise<void> {
  if (recounts === 'nothing') return
  await recountArticles(ctx, clusters)
  if (recounts !== 'sums') await rescoreArticles(ctx, recounts, clusters)
}
