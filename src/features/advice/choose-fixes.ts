import type { Evidence, Fix, SeenPage } from './contract.ts'
import type { Action } from './rules.ts'

/** A cluster by what decides whether and how it is merged. */
export interface MergedArticle {
  article_id: number
  title: string
  is_locked: boolean
  keyword_count: number
  /** Searches in a month. */
  volume: number
}

/** What is known about a cluster when something is to be done about its alerts. */
export interface FixFacts extends Pick<Evidence, 'alerts' | 'advice'> {
  article: MergedArticle & Pick<Evidence, 'article_id_locked'>
  /** The pages that are seen for it, the most seen first. */
  pages: readonly Pick<SeenPage, 'page_id' | 'url' | 'action' | 'competes' | 'cluster'>[]
  /**
   * Other clusters whose pages compete with its pages, or that share a page with it. `overlap` is how many of ten results
   * they share with it; null when unknown.
   */
  rivals: readonly (MergedArticle & { overlap: number | null })[]
  /** How many of ten results clusters have to share to be one. */
  minimumScore: number
}

type WithoutMark<One> = One extends unknown ? Omit<One, 'isRecommended'> : never

/** A fix, and whether it may be recommended. */
interface Proposal {
  fix: WithoutMark<Fix>
  isSound: boolean
}

/**
 * What can be done about the alerts of a cluster and the advice on its page, the best first. The first sound one is
 * recommended, unless a user chose to leave the page as it is.
 */
export function chooseFixes(facts: FixFacts): Fix[] {
  const hasConflict = facts.alerts.some((alert) => alert !== 'no_keywords_mentioned')
  const ofAlerts = [
    ...(hasConflict ? [proposeMatch(facts), proposeMerge(facts)] : []),
    proposeUpdate(facts),
    proposePageMerge(facts),
  ].filter((one) => one !== null)
  const proposals = [...ofAlerts, ...proposeChoices(facts, ofAlerts)]
  const isAccepted = findOwnPage(facts)?.action === 'leave'
  const best = isAccepted ? undefined : proposals.find(({ isSound }) => isSound)
  return proposals.map((one) => ({ ...one.fix, isRecommended: one === best }))
}

/** The page that the cluster has, or would have: the one that is seen most. */
function findOwnPage({ advice, pages }: FixFacts) {
  return advice === null ? pages[0] : { ...advice.page, action: advice.action }
}

/** The page that is seen most becomes the cluster's page; a match that a user locked is unlocked before. */
function proposeMatch({ article, advice, pages: [best] }: FixFacts): Proposal | null {
  if (best === undefined || best.page_id === advice?.page.page_id) return null
  // A locked cluster without a page is one that a user took the page from.
  const isSound = best.cluster === null && (advice !== null || !article.article_id_locked)
  if (article.article_id_locked && advice !== null)
    return { fix: { code: 'unlock-match', page: advice.page, article: nameArticle(article) }, isSound }
  if (best.cluster?.article_id_locked)
    return {
      fix: { code: 'unlock-match', page: namePage(best), article: nameArticle(best.cluster) },
      isSound,
    }
  const takenFrom = best.cluster && nameArticle(best.cluster)
  return { fix: { code: 'match-page', page: namePage(best), takenFrom }, isSound }
}

/** The rival that shares most results becomes one cluster with this one, under the one with more searches. */
function proposeMerge({ article, rivals, minimumScore }: FixFacts): Proposal | null {
  if (article.is_locked) return null
  const [rival] = rivals
    .filter((one) => !one.is_locked && (one.overlap ?? -1) >= minimumScore)
    .toSorted((a, b) => (b.overlap ?? 0) - (a.overlap ?? 0) || a.article_id - b.article_id)
  if (rival === undefined) return null
  const [from, into] = rival.volume > article.volume ? [article, rival] : [rival, article]
  return {
    fix: {
      code: 'merge-clusters',
      from: { ...nameArticle(from), keyword_count: from.keyword_count },
      into: nameArticle(into),
      overlap: Math.round((rival.overlap ?? 0) * 10) / 10,
    },
    isSound: true,
  }
}

function proposeUpdate({ alerts, advice }: FixFacts): Proposal | null {
  if (!alerts.includes('no_keywords_mentioned') || advice === null) return null
  return proposeAction('update-page', { ...advice.page, action: advice.action }, { action: 'update' })
}

/**
 * The weaker of two competing pages is merged into the stronger one. That is sound when the weaker page serves no other
 * cluster, or when the numbers suggest to merge.
 */
function proposePageMerge({ alerts, article, advice, pages }: FixFacts): Proposal | null {
  if (!alerts.includes('cannibalization')) return null
  const [best, ...others] = pages.filter(({ competes }) => competes)
  const weaker = others.find((page) => page.page_id === advice?.page.page_id) ?? others[0]
  if (best === undefined || weaker === undefined) return null
  const proposal = proposeAction('merge-pages', weaker, { action: 'merge', mergeWith: namePage(best) })
  const isFree = weaker.cluster === null || weaker.cluster.article_id === article.article_id
  return (
    proposal && { ...proposal, isSound: proposal.isSound && (isFree || advice?.suggested_action === 'merge') }
  )
}

/** The suggested action can be chosen, unless a fix does that already, and the state can be accepted. */
function proposeChoices(facts: FixFacts, ofAlerts: readonly Proposal[]): Proposal[] {
  const { alerts, advice } = facts
  const own = findOwnPage(facts)
  if (own === undefined) return []
  const wanted = advice?.suggested_action ?? null
  const isWork = wanted !== null && wanted !== 'leave' && wanted !== 'not-enough-data'
  const isProposed = ofAlerts.some(
    ({ fix }) => 'action' in fix && fix.page.page_id === own.page_id && fix.action === wanted,
  )
  const follow =
    isWork && !isProposed
      ? proposeAction('follow-advice', own, { action: wanted, mergeWith: advice?.merge_with ?? null })
      : null
  const leave = isWork || alerts.length > 0 ? proposeAction('leave', own, { action: 'leave' }) : null
  return [follow, leave && { ...leave, isSound: false }].filter((one) => one !== null)
}

type ActionCode = Extract<Fix, { action: Action }>['code']

/** Null when a user chose this action already. It is not sound to overrule another action that a user chose. */
function proposeAction(
  code: ActionCode,
  page: Pick<SeenPage, 'page_id' | 'url' | 'action'>,
  { action, mergeWith = null }: { action: Action; mergeWith?: ReturnType<typeof namePage> | null },
): Proposal | null {
  if (page.action === action) return null
  const fix = { code, page: namePage(page), action, actionBefore: page.action, mergeWith }
  return { fix, isSound: page.action === null }
}

function namePage({ page_id, url }: Pick<SeenPage, 'page_id' | 'url'>) {
  return { page_id, url }
}

function nameArticle({ article_id, title }: Pick<MergedArticle, 'article_id' | 'title'>) {
  return { article_id, title }
}
