import type { Article } from '#features/articles/web/index.ts'
import type { Page } from '../api.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { formatNoun } from '#ui/numbers.ts'

export type MatchedPage = Pick<
  Page,
  'page_id' | 'url' | 'excluded' | 'article_id' | 'article_title' | 'article_id_locked'
>
type MatchCluster = Pick<Article, 'id' | 'title' | 'page_id' | 'article_url'>

export type MatchChange =
  | { action: 'match'; cluster: MatchCluster }
  | { action: 'takeAway' }
  | { action: 'exclude' }
  | { action: 'toggleLock'; isLocked: boolean }

/** The message when it is done; it names the cluster that has lost the page (V-28). */
export function describeMatched(change: MatchChange, takenFrom: { title: string } | null): string {
  switch (change.action) {
    case 'match': {
      const text = `Matched with “${change.cluster.title}”`
      return takenFrom === null ? text : `${text}, taken from “${takenFrom.title}”`
    }
    case 'takeAway':
      return 'Taken from its cluster'
    case 'exclude':
      return '1 page excluded'
    case 'toggleLock':
      return change.isLocked ? 'Match unlocked' : 'Match locked: automatic updates leave it as it is'
  }
}

/** What a match would take from other clusters and pages, in sentences, before it is confirmed. */
export function describeLosses(page: MatchedPage, cluster: MatchCluster): string[] {
  if (cluster.id === page.article_id) return ['This page is matched with this cluster already.']
  return [
    ...(page.article_id === null
      ? []
      : [
          `The cluster “${page.article_title ?? ''}” loses this page, because a page belongs to one cluster.`,
        ]),
    ...(cluster.page_id === null
      ? []
      : [`The page ${shortUrl(cluster.article_url ?? '')} loses this cluster, and has none then.`]),
  ]
}

/** "5 keywords · has the page /boots": what one should know about a cluster before choosing it. */
export function describeCluster(
  { keyword_count: keywords, article_url: url, id }: Pick<Article, 'keyword_count' | 'article_url' | 'id'>,
  ownArticleId: number | null,
): string {
  const size = formatNoun(keywords, 'keyword', 'keywords')
  if (id === ownArticleId) return `${size} · has this page`
  return url === null ? `${size} · no page yet` : `${size} · has another page`
}

function shortUrl(url: string): string {
  const { host, rest } = describeUrl(url)
  return rest === '' ? host : rest
}
