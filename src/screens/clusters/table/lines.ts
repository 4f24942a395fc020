import type { Article, ListedKeyword } from '#features/articles/web/index.ts'

interface ClusterLine {
  kind: 'cluster'
  key: string
  article: Article
  /** Whether its keywords are shown below it. */
  isOpen: boolean
  isPageSelected: boolean
}

/** A keyword below its cluster. */
export interface KeywordLine {
  kind: 'keyword'
  key: string
  article: Article
  keyword: ListedKeyword
}

/** What is said below a cluster whose keywords are not there. */
interface NoteLine {
  kind: 'note'
  key: string
  article: Article
  text: string
}

/** A row of the table: a cluster, or what belongs to it. */
export type Line = ClusterLine | KeywordLine | NoteLine

/** The keywords of an open cluster: `loading` and `failed` until they are there. */
export type OpenKeywords = readonly ListedKeyword[] | 'loading' | 'failed'

interface LinesInput {
  articles: readonly Article[]
  open: ReadonlyMap<number, OpenKeywords>
  selectedPages: ReadonlySet<number>
}

/** The rows of the table: each cluster, and below it its keywords if it is open. */
export function listLines({ articles, open, selectedPages }: LinesInput): readonly Line[] {
  return articles.flatMap((article): Line[] => {
    const keywords = open.get(article.id)
    const cluster: ClusterLine = {
      kind: 'cluster',
      key: String(article.id),
      article,
      isOpen: keywords !== undefined,
      isPageSelected: selectedPages.has(article.id),
    }
    return keywords === undefined ? [cluster] : [cluster, ...linesBelow(article, keywords)]
  })
}

function linesBelow(article: Article, keywords: OpenKeywords): Line[] {
  const note = (text: string): Line[] => [{ kind: 'note', key: `n${article.id}`, article, text }]
  if (keywords === 'loading') return note('Loading keywords…')
  if (keywords === 'failed')
    return note('The keywords could not be loaded. Close and open the cluster to try again.')
  if (keywords.length === 0) return note('This cluster has no keywords.')
  return keywords.map((keyword) => ({ kind: 'keyword', key: `k${keyword.id}`, article, keyword }))
}
