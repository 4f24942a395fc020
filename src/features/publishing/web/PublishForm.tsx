import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { ACCESS_LOST, hasDrafts, isSlug, type PublishState, type PublishTarget } from '../rules.ts'
import { AddressField } from './AddressField.tsx'
import type { PublishTargets } from './api.ts'
import { NotionNote } from './NotionNote.tsx'
import { listTargets } from './list-targets.ts'
import { describeRefused, describeUnreviewed, describeUploaded, nameButton } from './publish-words.ts'
import classes from './Publishing.module.css'
import { TargetFields } from './TargetFields.tsx'
import { useUploads, type PublishedArticle } from './use-uploads.ts'

interface PublishFormProps {
  place: PlanPlace
  articles: readonly PublishedArticle[]
  targets: PublishTargets
  /** What is chosen at first. */
  first: { platform: PublishTarget; state: PublishState }
  onBusy: (isBusy: boolean) => void
  onDone: () => void
  onCancel: () => void
}

export function PublishForm(props: PublishFormProps) {
  const { place, articles, targets, first, onBusy, onDone, onCancel } = props
  const [target, setTarget] = useState(
    hasDrafts(first.platform) ? first : { ...first, state: 'live' as const },
  )
  const isNotion = target.platform === 'notion'
  const [slug, setSlug] = useState<string | null>(null)
  const uploads = useUploads(place.contentplanId, ({ url, isUnderWay }) => {
    showSnackbar({
      text: describeUploaded(articles.length, isUnderWay, target.platform),
      tone: isUnderWay ? 'info' : 'good',
      ...(url !== null && { link: { label: isNotion ? 'Open in Notion' : 'Open page', href: url } }),
    })
    onDone()
  })
  const { failed, unreviewedIds, isBusy } = uploads.judge(articles)
  const [only] = articles.length === 1 ? articles : []
  const isSlugWrong = !isNotion && slug !== null && !isSlug(slug)
  const hasNoPage = isNotion && (targets.notion?.page_title ?? null) === null
  const upload = () => {
    onBusy(true)
    const choice = { ...target, unreviewedIds, ...(slug !== null && { slug }) }
    void uploads.start(failed.length > 0 ? failed : articles, choice).finally(() => onBusy(false))
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !isSlugWrong && !hasNoPage) upload()
      }}
    >
      <TargetFields
        platforms={listTargets(targets)}
        target={target}
        isDisabled={isBusy}
        onChange={setTarget}
      />
      {isNotion && <NotionNote place={place} count={articles.length} targets={targets} />}
      {only !== undefined && (
        <AddressField
          place={place}
          articleId={only.id}
          platform={target.platform}
          slug={slug}
          isDisabled={isBusy}
          onChange={setSlug}
        />
      )}
      {unreviewedIds.length > 0 && (
        <p className={classes.warning}>
          {describeUnreviewed({
            unreviewed: unreviewedIds.length,
            count: articles.length,
            state: isNotion ? 'draft' : target.state,
          })}
        </p>
      )}
      <Refusals place={place} refusals={uploads.refusals} />
      <DialogButtons
        start={
          uploads.progress !== null && articles.length > 1 ? (
            <output>
              {uploads.progress.done} of {uploads.progress.total} uploaded
            </output>
          ) : undefined
        }
      >
        <Button variant="default" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isBusy} disabled={isSlugWrong || hasNoPage} data-first-focus>
          {nameButton(target, { isAgain: failed.length > 0, isUnreviewed: unreviewedIds.length > 0 })}
        </Button>
      </DialogButtons>
    </form>
  )
}

/** Why articles were not uploaded: what concerns all that were left is said once, the rest with its article. */
function Refusals({
  place,
  refusals,
}: Pick<PublishFormProps, 'place'> & Pick<ReturnType<typeof useUploads>, 'refusals'>) {
  const [first, ...more] = refusals
  const isShared = first !== undefined && refusals.every(({ code }) => code === ACCESS_LOST)
  const isOne = first !== undefined && (isShared || more.length === 0)
  return (
    <>
      <ProblemLine text={isOne ? describeRefused(first.reason, refusals.length) : null} />
      {isShared && (
        <AppLink href={contentplanPath(place, 'settings?tab=integrations')}>Go to integrations</AppLink>
      )}
      {!isOne && more.length > 0 && (
        <ul className={classes.refusals} aria-label="Not uploaded">
          {refusals.map(({ article, reason }) => (
            <li key={article.id}>
              <strong dir="auto">{article.title}</strong> <span dir="auto">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
