import type { ContentArticle, useChangeArticles } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { copyText } from '#platform/web/copy-text.ts'
import type { MenuAction } from '#ui/panels/ActionMenu.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { copyTitles } from '../copy-titles.ts'
import type { PublishStep } from '../publishing/use-publish-step.ts'
import type { Rewrite } from '../rewriting.ts'
import type { Mark } from './marked.ts'

interface RowCalls {
  place: PlanPlace
  change: ReturnType<typeof useChangeArticles>['mutate']
  onOpen: (article: ContentArticle) => void
  onMark: (mark: Mark, articles: readonly ContentArticle[]) => void
  onPublish: PublishStep['ask']
  onRewrite: Rewrite
}

/** The menu of a row. */
export function listRowActions(
  article: ContentArticle,
  { place, change, onOpen, onMark, onPublish, onRewrite }: RowCalls,
): MenuAction[] {
  const { id, slug, status, priority } = article
  const isRejected = priority === 'low'
  return [
    { label: 'Open', onSelect: () => onOpen(article) },
    {
      label: 'Detail view',
      onSelect: () => window.open(articlePath(place, id), '_blank', 'noopener'),
    },
    ...(status === 'reviewed'
      ? []
      : [{ label: 'Mark reviewed', onSelect: () => onMark('reviewed', [article]) }]),
    ...(status === 'published'
      ? []
      : [{ label: 'Mark published', onSelect: () => onMark('published', [article]) }]),
    { label: 'Upload', onSelect: () => onPublish('draft', [article]) },
    { label: 'Publish', onSelect: () => onPublish('live', [article]) },
    {
      label: isRejected ? 'Bring back' : 'Reject',
      onSelect: () =>
        change({ action: 'updatePriority', articleIds: [id], priority: isRejected ? 'not set' : 'low' }),
    },
    { label: 'Rewrite', onSelect: () => onRewrite(id) },
    { label: 'Copy title', onSelect: () => void copyTitles([article]) },
    {
      label: 'Copy slug',
      onSelect: () =>
        void copyText(slug).then(() => showSnackbar({ text: 'Slug copied to clipboard', tone: 'good' })),
    },
  ]
}
