import {
  AttributeChoices,
  DeleteDialog,
  useChangeArticles,
  type Article,
} from '#features/articles/web/index.ts'
import { ChangeUrlDialog, MatchDialog } from '#features/pages/web/index.ts'
import { MoveToHubDialog } from '../../moving/MoveToHubDialog.tsx'
import { matchedPageOf } from './matched-page.ts'
import type { Asked } from './use-gap-actions.ts'

/** What is asked after an action was chosen for a cluster. */
export function GapDialogs({ action, article, button, onClose }: Asked & { onClose: () => void }) {
  const { contentplan_id: contentplanId } = article
  switch (action) {
    case 'match url':
      return <ChangeUrlDialog contentplanId={contentplanId} cluster={article} onClose={onClose} />
    case 'match cluster': {
      const page = matchedPageOf(article)
      return page && <MatchDialog contentplanId={contentplanId} page={page} onClose={onClose} />
    }
    case 'status':
    case 'funnel':
    case 'priority':
      return <AttributeChoices article={article} attribute={action} anchor={button} onClose={onClose} />
    case 'move':
      return (
        <MoveToHubDialog
          contentplanId={contentplanId}
          clusters={[article]}
          onDone={onClose}
          onCancel={onClose}
        />
      )
    case 'reset':
    case 'delete':
      return <DeleteCluster article={article} first={action} onClose={onClose} />
  }
}

interface DeleteClusterProps {
  article: Article
  first: 'reset' | 'delete'
  onClose: () => void
}

function DeleteCluster({ article, first, onClose }: DeleteClusterProps) {
  const changing = useChangeArticles(article.contentplan_id)
  return (
    <DeleteDialog
      clusters={[article]}
      first={first}
      isBusy={changing.isPending}
      onDelete={(deletion) => changing.mutate(deletion, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
