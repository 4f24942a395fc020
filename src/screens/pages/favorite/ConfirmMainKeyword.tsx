import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { LONGEST_KEYWORD } from '#features/contentplans/rules.ts'
import { FAVORITE_NEEDS_KEYWORD } from '#features/pages/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { FoundSelect } from '#ui/select/FoundSelect.tsx'
import classes from './ConfirmMainKeyword.module.css'
import { describeChoice } from './describe-choice.ts'
import type { FavoredPage } from './favored-page.ts'
import { useFavorPage } from './use-favor-page.ts'
import { useKeywordChoice } from './use-keyword-choice.ts'

interface ConfirmMainKeywordProps {
  contentplanId: number
  page: FavoredPage
  onClose: () => void
}

/**
 * D-31: makes a page a favorite. A page with a cluster keeps its main keyword or gets another one; a page without a
 * cluster gets one for the keyword that is chosen or entered here (V-45).
 */
export function ConfirmMainKeyword({ contentplanId, page, onClose }: ConfirmMainKeywordProps) {
  const [text, setText] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const choice = useKeywordChoice({ contentplanId, page, text })
  const favoring = useFavorPage(contentplanId)
  const hasCluster = page.article_id !== null
  const wanted = text.trim()
  const consequence = describeChoice(page, choice)
  const isReady = (hasCluster || wanted !== '') && !consequence.isRefused
  const failed = favoring.error && messageOf(favoring.error, 'The page could not be saved. Please try again.')
  const missing = isTouched && !hasCluster && wanted === '' ? FAVORITE_NEEDS_KEYWORD : null
  const problem = failed ?? missing ?? (consequence.isRefused ? consequence.text : null)
  return (
    <Dialog title="Confirm main keyword" isPersistent isBusy={favoring.isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !favoring.isPending) favoring.mutate({ page, text: wanted }, { onSuccess: onClose })
        }}
      >
        <Question page={page} />
        <div onBlur={() => setIsTouched(true)}>
          <FoundSelect
            label="Main keyword"
            placeholder="Search for a keyword or enter a new one"
            isFirst
            text={text}
            options={choice.options}
            value={choice.chosen === null ? '' : String(choice.chosen.id)}
            nothing={choice.nothing}
            maxLength={LONGEST_KEYWORD}
            disabled={favoring.isPending}
            error={problem !== null}
            onType={(typed) => {
              setText(typed)
              if (favoring.error) favoring.reset()
            }}
            onChoose={({ label }) => setText(label)}
          />
          <output className={classes.note} data-problem={problem !== null || undefined}>
            {problem ?? consequence.text}
          </output>
        </div>
        <DialogButtons>
          <Button variant="default" disabled={favoring.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={favoring.isPending} disabled={!isReady}>
            Confirm
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

function Question({ page }: { page: FavoredPage }) {
  if (page.article_id === null)
    return (
      <p className={classes.text}>To add this page to your favorites, please assign a main keyword below.</p>
    )
  return (
    <p className={classes.text}>
      The current main keyword of this page is <b dir="auto">{page.main_keyword ?? 'not chosen yet'}</b>, of
      the cluster <b dir="auto">{page.article_title}</b>. To assign a different one, enter a new main keyword
      below.
    </p>
  )
}
