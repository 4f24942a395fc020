import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { ARTICLE_STATUSES, type ArticleStatus } from '#features/articles/rules.ts'
import { STATUS_NAMES, type Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import {
  firstStep,
  NO_CREDITS,
  REWRITE_STATUSES,
  stepsOf,
  type RewriteStatus,
  type WritingEngine,
} from '#features/writing/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { REWRITE_WORDS } from './agent-words.ts'
import classes from './Agents.module.css'
import { ConnectModel } from './ConnectModel.tsx'
import { useEstimate } from './running/use-estimate.ts'
import type { WritingState } from './running/use-writing.ts'
import { useRewrite } from './running/use-rewrite.ts'

interface RewriteDialogProps {
  place: PlanPlace
  article: Pick<Article, 'id' | 'title'>
  writing: Pick<NonNullable<WritingState['data']>, 'status' | 'engine' | 'is_paid'>
  onClose: () => void
}

/** D-24: from which status an article is written again, what that makes again and what it keeps. */
export function RewriteDialog({ place, article, writing, onClose }: RewriteDialogProps) {
  const { status, engine, is_paid: isPaid } = writing
  const name = useId()
  const [chosen, setChosen] = useState(() => chooseFirst(writing))
  const cost = useEstimate({ workspaceId: place.workspaceId, articleId: article.id, status: chosen })
  const rewriting = useRewrite(place, article)
  return (
    <Dialog title="Rewrite this article" isWide isBusy={rewriting.isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          rewriting.mutate(chosen, { onSuccess: onClose })
        }}
      >
        <fieldset className={classes.statuses}>
          <legend>Begin again from this status</legend>
          {REWRITE_STATUSES.map((one) => {
            const refusal = refuse(one, { status, engine })
            const { does, extracts, keeps } = REWRITE_WORDS[one]
            return (
              <label
                key={one}
                className={classes.status}
                data-chosen={one === chosen || undefined}
                data-disabled={refusal !== null || undefined}
              >
                <input
                  type="radio"
                  name={name}
                  checked={one === chosen}
                  disabled={refusal !== null}
                  data-first-focus={one === chosen || undefined}
                  onChange={() => {
                    setChosen(one)
                    rewriting.reset()
                  }}
                />
                <span>
                  <b>{STATUS_NAMES[one]}</b>
                  {one === status && ' (now)'}
                  <br />
                  <small>{refusal ?? `${engine === 'model' ? does : extracts} ${keeps}`}</small>
                </span>
              </label>
            )
          })}
        </fieldset>
        <p className={classes.quiet}>
          What is made anew replaces the present texts, also what people have changed in them. Earlier
          versions stay in the history of each text.
        </p>
        <p className={classes.quiet}>
          {cost.text ?? 'Estimating what it costs…'}
          {isPaid && ' The credit of this article is paid already.'}
          {engine === 'extracts' && [' ', <ConnectModel key="connect" place={place} />]}
        </p>
        <ProblemLine
          text={
            rewriting.error
              ? messageOf(rewriting.error, 'The writing could not be started. Please try again.')
              : cost.hasNoCredit
                ? NO_CREDITS
                : null
          }
        />
        <DialogButtons>
          <Button variant="default" disabled={rewriting.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={rewriting.isPending} disabled={cost.hasNoCredit}>
            Rewrite
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** The present status, or the last one that writing can begin from. */
function chooseFirst({ status, engine }: { status: ArticleStatus; engine: WritingEngine }): RewriteStatus {
  const possible = REWRITE_STATUSES.filter((one) => refuse(one, { status, engine }) === null)
  return possible.at(-1) ?? 'no status'
}

/** Why writing cannot begin from a status; null when it can. */
function refuse(
  from: RewriteStatus,
  { status, engine }: { status: ArticleStatus; engine: WritingEngine },
): string | null {
  const step = firstStep(from)
  if (step !== null && !stepsOf(engine).includes(step)) return 'This needs a language model.'
  if (ARTICLE_STATUSES.indexOf(from) > ARTICLE_STATUSES.indexOf(status))
    return 'The article is not written this far yet.'
  return null
}
