import { STATUS_NAMES, type ContentArticle } from '#features/articles/web/index.ts'
import { StatusChip, type Tone } from '#ui/status/StatusChip.tsx'

type Shown = Pick<ContentArticle, 'status' | 'priority' | 'is_changed_since_review'>

/**
 * How far an article is; one that was rejected is that, whatever its status. Changed: by an agent, since a person last
 * reviewed it.
 */
export function StatusMark({ article }: { article: Shown }) {
  if (article.priority === 'low') return <StatusChip tone="danger">Rejected</StatusChip>
  if (article.is_changed_since_review) return <StatusChip tone="warning">Published, changed</StatusChip>
  const name = article.status === 'shared' ? 'Uploaded' : STATUS_NAMES[article.status]
  return <StatusChip tone={toneOf(article.status)}>{name}</StatusChip>
}

function toneOf(status: ContentArticle['status']): Tone {
  switch (status) {
    case 'reviewed':
    case 'shared':
    case 'published':
      return 'good'
    default:
      return 'neutral'
  }
}
