import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Article, useChangeArticles } from '#features/articles/web/index.ts'
import { LONGEST_TITLE } from '#features/articles/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import classes from './RenameDialog.module.css'

interface RenameDialogProps {
  article: Article
  onClose: () => void
}

/** Changes the title of a cluster. A title that another cluster has is refused with an error at the field (V-22). */
export function RenameDialog({ article, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(article.title)
  const renaming = useChangeArticles(article.contentplan_id, { hasOwnErrors: true })
  const wanted = title.trim()
  const rename = () => {
    if (wanted === article.title) return onClose()
    renaming.mutate({ action: 'rename', articleIds: [article.id], name: wanted }, { onSuccess: onClose })
  }
  return (
    <Dialog title="Rename cluster" isBusy={renaming.isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (wanted !== '' && !renaming.isPending) rename()
        }}
      >
        <TextInput
          label="Title"
          dir="auto"
          data-first-focus
          maxLength={LONGEST_TITLE}
          value={title}
          error={
            renaming.error && messageOf(renaming.error, 'The title could not be saved. Please try again.')
          }
          onChange={({ currentTarget: { value } }) => {
            setTitle(value)
            if (renaming.error) renaming.reset()
          }}
        />
        <div className={classes.buttons}>
          <Button variant="default" disabled={renaming.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={renaming.isPending} disabled={wanted === ''}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
