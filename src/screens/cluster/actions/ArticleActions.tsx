import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { IconDots } from '#ui/icons.ts'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import {
  DeleteDialog,
  type Article,
  type ArticleInput,
  useChangeArticles,
} from '#features/articles/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import classes from './ArticleActions.module.css'
import { RenameDialog } from './RenameDialog.tsx'

interface ArticleActionsProps {
  workspaceId: number
  article: Article
}

/** Actions on the cluster of this screen. Only Delete asks what becomes of the keywords (G-23). */
export function ArticleActions({ workspaceId, article }: ArticleActionsProps) {
  const { id, contentplan_id: contentplanId, is_locked: isLocked } = article
  const [isRenaming, setIsRenaming] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const { anchor, close, triggerProps } = useFloatingPanel()
  const navigate = useNavigate()
  const changing = useChangeArticles(contentplanId)
  // Open the list first: this screen would load the cluster again after it was deleted.
  const remove = async (deletion: ArticleInput) => {
    await navigate({ to: contentplanPath({ workspaceId, contentplanId }, 'plan') })
    changing.mutate(deletion)
  }
  return (
    <div className={classes.actions}>
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
            { label: 'Rename', onSelect: () => setIsRenaming(true) },
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
      {isRenaming && <RenameDialog article={article} onClose={() => setIsRenaming(false)} />}
    </div>
  )
}
