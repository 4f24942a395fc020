import { APPROVED_STATUSES, type ArticleStatus } from '#features/articles/rules.ts'
import type { ArticleInput } from '#features/articles/web/index.ts'
import { formatNoun } from '#ui/numbers.ts'

/** What a person can say about articles that are written. */
export type Mark = 'reviewed' | 'published'

/** An article that is marked, rejected or written again. */
export interface Marked {
  id: number
  title: string
  status: ArticleStatus
  /** Whether it is published and an agent has changed it since. */
  is_changed_since_review: boolean
}

/** Articles that are marked at once, at most: each is checked for faults first. */
export const MOST_MARKED = 100

/** Those that no person has reviewed as they are now. */
export function listUnreviewed<One extends Marked>(articles: readonly One[]): One[] {
  return articles.filter(
    ({ status, is_changed_since_review: isChanged }) =>
      isChanged || !APPROVED_STATUSES.some((one) => one === status),
  )
}

/** What is asked before articles are marked in the list, or published without a review. */
export function askBefore(mark: Mark, articles: readonly Marked[]) {
  const count = articles.length
  const unreviewed = listUnreviewed(articles).length
  const these = count === 1 ? 'this article' : formatNoun(count, 'article', 'articles')
  if (mark === 'reviewed')
    return {
      title: `Mark ${these} as reviewed?`,
      text: 'Reviewed means that a person has read the final draft. Open an article to read it first.',
      confirm: 'Mark as reviewed',
    }
  if (unreviewed === 0)
    return {
      title: `Mark ${these} as published?`,
      text: 'Nothing is uploaded. This only says that the text is on your website.',
      confirm: 'Mark as published',
    }
  return {
    title: 'You have not reviewed this',
    text: `${describeUnreviewed(articles)} Your visitors would be the first to read ${unreviewed === 1 ? 'it' : 'them'}.`,
    confirm: 'Publish without a review',
  }
}

function describeUnreviewed(articles: readonly Marked[]): string {
  const [first, ...more] = articles
  if (more.length === 0 && first?.is_changed_since_review === true)
    return 'An agent has changed this article since its last review.'
  if (more.length === 0) return 'Nobody has marked this article as reviewed.'
  const unreviewed = listUnreviewed(articles).length
  return unreviewed === articles.length
    ? `None of these ${articles.length} articles is reviewed.`
    : `Of these ${articles.length} articles, ${unreviewed} ${unreviewed === 1 ? 'is' : 'are'} not reviewed.`
}

/** The message after a change, in the words of this screen. */
export function describeMarked(input: ArticleInput): string {
  const count = 'articleIds' in input ? input.articleIds.length : 0
  const articles = count === 1 ? 'Article' : formatNoun(count, 'article', 'articles')
  if (input.action === 'updateStatus') return `${articles} marked as ${input.status}`
  if (input.action === 'updatePriority')
    return `${articles} ${input.priority === 'low' ? 'rejected' : 'brought back'}`
  return `${articles} changed`
}
