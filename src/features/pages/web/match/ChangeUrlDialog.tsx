import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { describeLosses } from './describe-match.ts'
import classes from './MatchDialog.module.css'
import { FIRST_TARGET, TargetFields } from './TargetFields.tsx'
import { useChangeUrl } from './use-change-url.ts'
import { isTarget, readTarget } from './url-target.ts'

interface ChangeUrlDialogProps {
  contentplanId: number
  cluster: Pick<Article, 'id' | 'title' | 'page_id' | 'article_url'>
  onClose: () => void
}

/** D-23: matches a cluster with a page that is found by its URL, or with a new page of a typed URL. */
export function ChangeUrlDialog({ contentplanId, cluster, onClose }: ChangeUrlDialogProps) {
  const [typed, setTyped] = useState(FIRST_TARGET)
  const [isRefused, setIsRefused] = useState(false)
  const changing = useChangeUrl(contentplanId)
  const { isPending, error } = changing
  const isReady = isTarget(typed, cluster)
  const losses = typed.way === 'page' && typed.page !== null ? describeLosses(typed.page, cluster) : []

  function submit() {
    if (!isReady || isPending) return
    const target = readTarget(typed)
    if (target === null) setIsRefused(true)
    else changing.mutate({ cluster, target }, { onSuccess: onClose })
  }

  return (
    <Dialog title="Change URL match" isBusy={isPending} onClose={onClose}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className={classes.text}>
          Which page is for <b dir="auto">{cluster.title}</b>? Automatic updates leave a match that you choose
          as it is.
        </p>
        <TargetFields
          contentplanId={contentplanId}
          articleId={cluster.id}
          typed={typed}
          isRefused={isRefused}
          isDisabled={isPending}
          onChange={(part) => {
            setTyped({ ...typed, ...part })
            setIsRefused(false)
            if (error) changing.reset()
          }}
        >
          {losses.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </TargetFields>
        <ProblemLine text={error && messageOf(error, 'The match could not be changed. Please try again.')} />
        <DialogButtons>
          <Button variant="default" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending} disabled={!isReady}>
            Match
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
