import { z } from 'zod'
import type { ClusterChange, Flow } from '#engine/index.ts'
import { staysEmpty } from '#features/articles/server/index.ts'
import { writeTitle } from '#features/articles/titles/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { proposedCluster } from '../../contract.ts'
import { KEYWORDS_NAMED, type ProposedKind } from '../../rules.ts'
import { listKinds } from '../proposals/kinds-of-change.ts'
import { openProposal, type ReadProposal } from './find-proposal.ts'

type ProposedCluster = z.infer<typeof proposedCluster>

interface Window {
  plan: Plan
  runId: number
  kind?: ProposedKind | undefined
  offset: number
  limit: number
}

/** One page of the clusters that a proposal changes, those with most keywords that move first. */
export async function listProposed(
  ctx: Reads,
  { plan, runId, kind, offset, limit }: Window,
): Promise<{ clusters: ProposedCluster[]; total: number }> {
  const read = await openProposal(ctx, { plan, runId })
  const wanted = read.diff.changes
    .filter((change) => kind === undefined || listKinds(change).includes(kind))
    .sort((one, other) => countMoving(other) - countMoving(one) || one.cluster - other.cluster)
  const page = wanted.slice(offset, offset + limit)
  const names = await readNames(ctx, plan, { page, read })
  return { clusters: page.map((change) => describe(change, { read, names })), total: wanted.length }
}

function countMoving({ joined, left }: ClusterChange): number {
  return [...joined, ...left].reduce((sum, { start, end }) => sum + end - start, 0)
}

interface Names {
  articles: Map<number, { title: string; isWorkedOn: boolean }>
  keywords: Map<number, string>
  /** The language of the plan, in which new clusters get their titles. */
  language: string
}

interface Described {
  read: ReadProposal
  names: Names
}

const articleRow = z.object({ id: z.number(), title: z.string(), isWorkedOn: z.boolean() })

const keywordRow = z.object({ id: z.number(), keyword: z.string() })

/** The titles of clusters, and the keywords, that a page of the list shows. */
async function readNames(
  { database }: Reads,
  plan: Plan,
  { page, read }: { page: readonly ClusterChange[]; read: ReadProposal },
): Promise<Names> {
  const { placement } = read.proposal
  const flows = page.flatMap(({ joined, left }) => [...joined, ...left])
  const numbers = [...page, ...flows].map(({ cluster }) => cluster)
  const articleIds = numbers.map((number) => placement.articleIds[number] ?? 0)
  const mainIds = numbers.map((number) => placement.mainKeywordIds[number] ?? 0)
  const keywordIds = [...flows.flatMap((flow) => listNamed(flow, read)), ...mainIds]
  const articles = await listRows(database, articleRow)`
    select a.id, a.title, ${staysEmpty} as "isWorkedOn" from articles a
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = any (${articleIds}::integer[])
  `
  const keywords = await listRows(database, keywordRow)`
    select id, keyword from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${keywordIds}::integer[])
  `
  return {
    articles: new Map(articles.map(({ id, ...rest }) => [id, rest])),
    keywords: new Map(keywords.map(({ id, keyword }) => [id, keyword])),
    language: plan.language,
  }
}

/** The keywords of a flow that are named: the most searched. */
function listNamed({ start, end }: Flow, { keywordIds, diff }: ReadProposal): number[] {
  const rows = diff.rows.subarray(start, Math.min(end, start + KEYWORDS_NAMED))
  return Array.from(rows, (row) => keywordIds[row] ?? 0)
}

function describe(change: ClusterChange, { read, names }: Described): ProposedCluster {
  const own = nameCluster(change.cluster, { read, names })
  const isWorkedOn = names.articles.get(own.articleId ?? 0)?.isWorkedOn ?? false
  return {
    ...own,
    kind: change.kind,
    fate: change.fate,
    parts: listParts(change).map(({ cluster, count }) => ({
      ...nameCluster(cluster, { read, names }),
      count,
    })),
    staysEmpty: change.kind === 'gone' && isWorkedOn,
    mainKeyword: names.keywords.get(read.proposal.placement.mainKeywordIds[change.cluster] ?? 0) ?? null,
    sizeBefore: change.sizeBefore,
    sizeAfter: change.sizeAfter,
    joined: change.joined.map((flow) => describeFlow(flow, { read, names })),
    left: change.left.map((flow) => describeFlow(flow, { read, names })),
  }
}

/**
 * The clusters that the keywords of a changed cluster are in then, most first. Empty unless it goes, merges or splits.
 * Keywords that end up in no cluster are left out.
 */
function listParts({
  cluster,
  kind,
  fate,
  sizeBefore,
  left,
}: ClusterChange): { cluster: number; count: number }[] {
  if (kind !== 'gone' && fate !== 'merged' && fate !== 'split') return []
  const gone = left.map(({ cluster: to, start, end }) => ({ cluster: to, count: end - start }))
  const stayed = gone.reduce((rest, { count }) => rest - count, sizeBefore)
  return [{ cluster, count: stayed }, ...gone]
    .filter((part) => part.cluster >= 0 && part.count > 0)
    .sort((one, other) => other.count - one.count)
}

function describeFlow(flow: Flow, { read, names }: Described) {
  const keywords = listNamed(flow, read).flatMap((id) => names.keywords.get(id) ?? [])
  return { ...nameCluster(flow.cluster, { read, names }), count: flow.end - flow.start, keywords }
}

function nameCluster(
  number: number,
  { read, names }: Described,
): { articleId: number | null; title: string } {
  const { placement, titles } = read.proposal
  const articleId = placement.articleIds[number] ?? null
  const main = names.keywords.get(placement.mainKeywordIds[number] ?? 0) ?? ''
  const title =
    articleId === null
      ? (titles[number] ?? writeTitle(main, names.language))
      : (names.articles.get(articleId)?.title ?? '')
  return { articleId, title }
}
