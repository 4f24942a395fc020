import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import {
  DeleteDialog,
  type Article,
  type ArticleInput,
  useChangeArticles,
} from '#features/articles/web/index.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { APPROVED_STATUSES, FINAL_STATUSES } from '#features/articles/rules.ts'
import { PublishDialog } from '#features/publishing/web/index.ts'
import { IconDots } from '#ui/icons.ts'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'

interface ArticleActionsProps {
  place: PlanPlace
  article: Article
  onRename: () => void
}

/** Actions on the cluster of this screen. Only Delete asks what becomes of the keywords (G-23). */
export function ArticleActions({ place, article, onRename }: ArticleActionsProps) {
  const { id, contentplan_id: contentplanId, is_locked: isLocked } = article
  const [isDeleting, setIsDeleting] = useState(false)
  const [isPublishing, setIsPublishing] = useState(false)
  const hasFinal = FINAL_STATUSES.some((one) => one === article.status)
  const { anchor, close, triggerProps } = useFloatingPanel()
  const navigate = useNavigate()
  const changing = useChangeArticles(contentplanId)
  // Open the list first: this screen would load the cluster again after it was deleted.
  const remove = async (deletion: ArticleInput) => {
    await navigate({ to: contentplanPath(place, 'plan') })
    changing.mutate(deletion)
  }
  return (
    <>
      {hasFinal && (
        <Button size="xs" variant="default" onClick={() => setIsPublishing(true)}>
          Publish
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        loading={changing.isPending}
        onClick={() => changing.mutate({ action: isLocked ? 'unlock' : 'lock', articleIds: [id] })}
      >
        {isLocked ? 'Unlock' : 'Lock'}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDots size={16} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="menu"
        disabled={changing.isPending}
        {...triggerProps}
      >
        More
      </Button>
      {anchor && (
        <ActionMenu
          label="More"
          anchor={anchor}
          actions={[
            { label: 'Rename', onSelect: onRename },
            { label: 'Delete', isDanger: true, onSelect: () => setIsDeleting(true) },
          ]}
          onClose={close}
        />
      )}
      <Suspense>
        {isPublishing && (
          <PublishDialog
            place={place}
            articles={[{ id, title: article.title, isReviewed: isApproved(article) }]}
            state="live"
            onDone={() => setIsPublishing(false)}
            onCancel={() => setIsPublishing(false)}
          />
        )}
        {isDeleting && (
          <DeleteDialog
            clusters={[article]}
            isBusy={false}
            onDelete={(deletion) => void remove(deletion)}
            onCancel={() => setIsDeleting(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Whether a person stands behind its text, as far as this screen knows: the server knows about changes since. */
function isApproved({ status }: Article): boolean {
  return APPROVED_STATUSES.some((one) => one === status)
}
