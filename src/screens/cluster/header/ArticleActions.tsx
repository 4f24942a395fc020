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
