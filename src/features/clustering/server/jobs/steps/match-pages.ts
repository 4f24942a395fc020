import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { readPageUrl } from '#features/contentplans/rules.ts'
import { readSiteUrls } from '#features/serps/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { step, type StepContext } from '#platform/server/jobs/pipeline.ts'
import {
  choosePages,
  describeResult,
  linkToResult,
  PROPOSAL_READY,
  REVIEW,
  scoreRank,
  type PageScore,
} from '../../../rules.ts'
import { sumUpRun } from '../../proposals/sum-up-run.ts'
import { listChosenIds } from '../../proposals/candidates.ts'
import { applyProposal, type PageMatch } from '../../commands/apply-proposal.ts'
import { readProposal, type Placement } from '../../proposals/proposals.ts'
import type { GroupingServices } from '../grouping-services.ts'
import type { GroupPayload } from './group-payload.ts'
import { openPlanOf } from './open-run.ts'

/** A keyword whose cluster has no page. */
const unmatched = z.object({
  folded: z.string(),
  volume: z.number(),
  cluster: z.number(),
})

type Unmatched = z.infer<typeof unmatched>

/**
 * Finds for clusters without a page the page of the plan's own site that ranks best for their keywords, and applies the
 * proposal with these pages. A new clustering of all active keywords is not applied: its proposal waits for a user.
 */
export const matchOwnPages = step<GroupPayload, GroupingServices, readonly PageMatch[]>({
  name: 'Page matching',
  async work(ctx, { contentplanId, mode }) {
    if (mode === 'recluster') return []
    const { plan, isSandbox, keywords, taken } = await ctx.database
      .transaction()
      .execute(async (database) => {
        const opened = await openPlanOf(ctx.run, database, contentplanId)
        const { serps } = await ctx.services.providers.forWorkspace({ database }, opened.workspaceId)
        const proposal = await readProposal({ database }, { plan: opened, runId: ctx.run.id })
        return {
          plan: opened,
          isSandbox: serps?.isSandbox ?? false,
          keywords: await listUnmatched(database, opened, proposal.placement),
          taken: await listTaken(database, opened),
        }
      })
    if (plan.domain === null || keywords.length === 0) return []
    return choosePages(await scorePages(ctx, { plan, domain: plan.domain, isSandbox, keywords }), taken)
  },
  async keep({ database, run }, matches, { contentplanId, mode }) {
    if (mode === 'recluster') return { note: PROPOSAL_READY, link: REVIEW, details: null }
    const plan = await openPlanOf(run, database, contentplanId)
    const proposal = await readProposal({ database }, { plan, runId: run.id })
    const chosenIds = await listChosenIds({ database }, { plan, runId: run.id })
    const actor = { kind: 'run', userId: run.userId } as const
    const applied = await applyProposal({ database, actor }, { plan, proposal, matches })
    const details = await sumUpRun({ database }, { plan, proposal, applied, chosenIds })
    return { note: describeResult(details), link: linkToResult(details), details }
  },
})

/** The keywords of clusters without a page: those that the proposal puts there and those that are there already. */
async function listUnmatched(
  database: Transaction,
  plan: Plan,
  { articleIds, keywordIds, clusters }: Placement,
): Promise<Unmatched[]> {
  return listRows(database, unmatched)`
    select k.folded, coalesce(k.estimated_search_volume, 0) as volume, placed.cluster
    from unnest(${keywordIds}::integer[], ${clusters}::integer[]) as placed (id, cluster)
    join keywords k on k.workspace_id = ${plan.workspaceId} and k.id = placed.id
    left join unnest(${articleIds}::integer[]) with ordinality as old (id, number) on old.number = placed.cluster + 1
    left join articles a on a.workspace_id = ${plan.workspaceId} and a.id = old.id
    where a.page_id is null and a.article_id_locked is not true and a.is_locked is not true
    union all
    select k.folded, coalesce(k.estimated_search_volume, 0), (old.number - 1)::integer
    from unnest(${articleIds}::integer[]) with ordinality as old (id, number)
    join articles a on a.workspace_id = ${plan.workspaceId} and a.id = old.id
    join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id and k.article_id = a.id
    where a.page_id is null and not a.article_id_locked and not a.is_locked
  `
}

const takenRow = z.object({ url: z.string() })

/** Pages that have a cluster, and pages that are excluded. */
async function listTaken(database: Transaction, plan: Plan): Promise<Set<string>> {
  const rows = await listRows(database, takenRow)`
    select p.url from pages p
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id}
      and (p.is_excluded or exists (select from articles a where a.workspace_id = p.workspace_id and a.page_id = p.id))
  `
  return new Set(rows.map(({ url }) => url))
}

async function scorePages(
  ctx: StepContext<GroupingServices>,
  {
    plan,
    domain,
    isSandbox,
    keywords,
  }: { plan: Plan; domain: string; isSandbox: boolean; keywords: Unmatched[] },
): Promise<PageScore[]> {
  const byKeyword = new Map(keywords.map((row) => [row.folded, row]))
  const scores = new Map<string, PageScore>()
  const pages = readSiteUrls(ctx, {
    provider: { isSandbox },
    keywords: [...byKeyword.keys()],
    market: plan.market,
    domain,
  })
  for await (const chunk of pages)
    for (const { keyword, urls } of chunk)
      for (const { url: address, rank } of urls) {
        const url = readPageUrl(address)
        const row = byKeyword.get(keyword)
        if (url === null || row === undefined) continue
        const key = `${row.cluster} ${url}`
        const known = scores.get(key) ?? { cluster: row.cluster, url, score: 0 }
        known.score += scoreRank(row.volume, rank)
        scores.set(key, known)
      }
  return [...scores.values()]
}
