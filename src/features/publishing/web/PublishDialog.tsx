import '@mantine/core/styles/Loader.layer.css'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { NOT_REVIEWED } from '#features/writing/rules.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { IconSelector } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import {
  isSlug,
  NO_CMS,
  NOTION_UPLOADS_NOTHING,
  PLATFORM_NAMES,
  type PublishPlatform,
  type PublishState,
} from '../rules.ts'
import { publishingApi } from './api.ts'
import { describeUploaded } from './describe-uploaded.ts'
import classes from './Publishing.module.css'
import { PublicationList } from './PublicationList.tsx'
import { useUploads, type PublishedArticle } from './use-uploads.ts'

interface PublishDialogProps {
  place: PlanPlace
  articles: readonly PublishedArticle[]
  /** What is chosen at first. */
  state: PublishState
  onDone: () => void
  onCancel: () => void
}

/** Asks where articles go and who is to see them, and uploads them. */
export function PublishDialog({ place, articles, state, onDone, onCancel }: PublishDialogProps) {
  const { contentplanId } = place
  const targets = useQuery(publishingApi.listTargets.queryOptions({ input: { contentplanId }, staleTime: 0 }))
  const [isBusy, setIsBusy] = useState(false)
  const [only] = articles.length === 1 ? articles : []
  const these = only === undefined ? formatNoun(articles.length, 'article', 'articles') : `“${only.title}”`
  const { data } = targets
  const first = data?.main ?? data?.platforms[0]
  return (
    <Dialog title={`Publish ${these}`} isWide isBusy={isBusy} onClose={onCancel}>
      {targets.isLoadingError ? (
        <ErrorPanel onRetry={() => void targets.refetch()} isBusy={targets.isFetching} />
      ) : data === undefined ? (
        <SkeletonRows label="Loading where articles can go" count={3} rowHeight={48} />
      ) : first === undefined ? (
        <NoTarget place={place} isNotion={data.is_notion} onCancel={onCancel} />
      ) : (
        <PublishForm
          place={place}
          articles={articles}
          platforms={data.platforms}
          first={{ platform: first, state }}
          onBusy={setIsBusy}
          onDone={onDone}
          onCancel={onCancel}
        />
      )}
    </Dialog>
  )
}

function NoTarget({
  place,
  isNotion,
  onCancel,
}: {
  place: PlanPlace
  isNotion: boolean
  onCancel: () => void
}) {
  return (
    <div className={classes.form}>
      <p>{isNotion ? NOTION_UPLOADS_NOTHING : NO_CMS}</p>
      <DialogButtons>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <AppLink
          className={classes.go}
          href={contentplanPath(place, 'settings?tab=integrations')}
          data-first-focus
        >
          Go to integrations
        </AppLink>
      </DialogButtons>
    </div>
  )
}

interface PublishFormProps extends Omit<PublishDialogProps, 'state'> {
  platforms: readonly PublishPlatform[]
  first: { platform: PublishPlatform; state: PublishState }
  onBusy: (isBusy: boolean) => void
}

function PublishForm(props: PublishFormProps) {
  const { place, articles, platforms, first, onBusy, onDone, onCancel } = props
  const [platform, setPlatform] = useState(first.platform)
  const [state, setState] = useState(first.state)
  const [slug, setSlug] = useState<string | null>(null)
  const uploads = useUploads(place.contentplanId, ({ url, isUnderWay }) => {
    showSnackbar({
      text: describeUploaded(articles.length, isUnderWay),
      tone: isUnderWay ? 'info' : 'good',
      ...(url !== null && { link: { label: 'Open page', href: url } }),
    })
    onDone()
  })
  const [only] = articles.length === 1 ? articles : []
  const failed = uploads.refusals.map(({ article }) => article)
  // An agent may have changed a text since this screen has loaded it.
  const found = uploads.refusals.filter(({ code }) => code === NOT_REVIEWED).map(({ article }) => article.id)
  const unreviewedIds = articles
    .filter(({ id, isReviewed }) => !isReviewed || found.includes(id))
    .map(({ id }) => id)
  const unreviewed = unreviewedIds.length
  const isSlugWrong = slug !== null && !isSlug(slug)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (uploads.isBusy || isSlugWrong) return
        onBusy(true)
        const choice = { platform, state, unreviewedIds, ...(slug !== null && { slug }) }
        void uploads.start(failed.length > 0 ? failed : articles, choice).finally(() => onBusy(false))
      }}
    >
      <NativeSelect
        label="Where"
        rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        data={platforms.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
        value={platform}
        disabled={uploads.isBusy}
        onChange={({ currentTarget: { value } }) => {
          const chosen = platforms.find((one) => one === value)
          if (chosen !== undefined) setPlatform(chosen)
        }}
      />
      <fieldset className={classes.choice}>
        <legend>Who sees it</legend>
        <ChoiceBar
          label="Who sees it"
          value={state}
          options={[
            { value: 'draft', label: 'Editors only' },
            { value: 'live', label: 'Everybody' },
          ]}
          disabled={uploads.isBusy}
          onChange={setState}
        />
        <p className={classes.hint}>{HINTS[state]}</p>
      </fieldset>
      {only !== undefined && (
        <AddressField
          place={place}
          articleId={only.id}
          platform={platform}
          slug={slug}
          isDisabled={uploads.isBusy}
          onChange={setSlug}
        />
      )}
      {unreviewed > 0 && (
        <p className={classes.warning}>
          {describeUnreviewed(unreviewed, articles.length)}
          {state === 'live' &&
            ` Your visitors would be the first to read ${unreviewed === 1 ? 'it' : 'them'}.`}
        </p>
      )}
      <ProblemLine text={uploads.refusals.length === 1 ? (uploads.refusals[0]?.reason ?? null) : null} />
      {uploads.refusals.length > 1 && (
        <ul className={classes.refusals} aria-label="Not uploaded">
          {uploads.refusals.map(({ article, reason }) => (
            <li key={article.id}>
              <strong dir="auto">{article.title}</strong> <span dir="auto">{reason}</span>
            </li>
          ))}
        </ul>
      )}
      <DialogButtons
        start={
          uploads.progress !== null && articles.length > 1 ? (
            <span role="status">
              {uploads.progress.done} of {uploads.progress.total} uploaded
            </span>
          ) : undefined
        }
      >
        <Button variant="default" disabled={uploads.isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={uploads.isBusy} disabled={isSlugWrong} data-first-focus>
          {nameButton({ state, hasFailed: failed.length > found.length, isUnreviewed: unreviewed > 0 })}
        </Button>
      </DialogButtons>
    </form>
  )
}

const HINTS = {
  draft: 'The text is uploaded as a draft. You can look at it there before your visitors do.',
  live: 'The page goes live. An article that is there already is changed in place, at the same address.',
}

function describeUnreviewed(unreviewed: number, count: number): string {
  if (count === 1) return 'Nobody has marked this article as reviewed as it is now.'
  return unreviewed === count
    ? `None of these ${count} articles is reviewed as it is now.`
    : `Of these ${count} articles, ${unreviewed} ${unreviewed === 1 ? 'is' : 'are'} not reviewed as they are now.`
}

function nameButton({
  state,
  hasFailed,
  isUnreviewed,
}: {
  state: PublishState
  hasFailed: boolean
  isUnreviewed: boolean
}): string {
  if (hasFailed) return 'Try again'
  const verb = state === 'live' ? 'Publish' : 'Upload'
  return isUnreviewed ? `${verb} without a review` : verb
}

interface AddressFieldProps {
  place: PlanPlace
  articleId: number
  platform: PublishPlatform
  /** null: it stays as it is. */
  slug: string | null
  isDisabled: boolean
  onChange: (slug: string | null) => void
}

/** The end of the address, and where the article is already. */
function AddressField({ place, articleId, platform, slug, isDisabled, onChange }: AddressFieldProps) {
  const { contentplanId } = place
  const { data } = useQuery(
    publishingApi.get.queryOptions({ input: { contentplanId, articleId }, staleTime: 0 }),
  )
  const there = data?.publications.find((one) => one.platform === platform)
  const usual = there?.slug ?? data?.slug ?? ''
  const value = slug ?? usual
  const isMoved = there !== undefined && there.state === 'live' && value !== there.slug
  return (
    <>
      <TextInput
        label="End of the address"
        description={
          isMoved
            ? 'The address changes: links to the old one lead nowhere unless your website redirects them.'
            : 'It stays the same when the title changes.'
        }
        value={value}
        maxLength={200}
        disabled={isDisabled || data === undefined}
        error={
          value !== '' && isSlug(value)
            ? null
            : data && 'Letters and digits in lower case, with single hyphens between words.'
        }
        onChange={({ currentTarget }) => onChange(currentTarget.value === usual ? null : currentTarget.value)}
      />
      {data !== undefined && data.publications.length > 0 && (
        <PublicationList place={place} articleId={articleId} publications={data.publications} />
      )}
    </>
  )
}
