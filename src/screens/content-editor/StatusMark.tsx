import { STATUS_NAMES, type ContentArticle } from '#features/articles/web/index.ts'
import { StatusChip, type Tone } from '#ui/status/StatusChip.tsx'

/** How far an article is; one that was rejected is that, whatever its status. */
export function StatusMark({ article }: { article: Pick<ContentArticle, 'status' | 'priority'> }) {
  if (article.priority === 'low') return <StatusChip tone="danger">Rejected</StatusChip>
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
