import '@mantine/core/styles/Loader.layer.css'
import { Button, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import { ClusterField, type Article, type ListedKeyword } from '#features/articles/web/index.ts'
import { LONGEST_TITLE } from '#features/articles/rules.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { HubField, type HubTarget } from '#features/hubs/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import classes from './MoveDialog.module.css'
import { useChangeListedKeywords } from './use-change-listed-keywords.ts'

interface MoveKeywordsDialogProps {
  place: PlanPlace
  keywords: readonly ListedKeyword[]
  /** Called with the kind of the change. */
  onDone: (kind: string) => void
  onCancel: () => void
}

const WAYS = [
  { value: 'cluster', label: 'To a cluster' },
  { value: 'hub', label: 'To a hub' },
] as const

/** Moves keywords into a cluster, or into a new cluster of a hub (V-27, V-32). */
export function MoveKeywordsDialog({ place, keywords, onDone, onCancel }: MoveKeywordsDialogProps) {
  const { contentplanId } = place
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('cluster')
  const [cluster, setCluster] = useState<Article | null>(null)
  const [hub, setHub] = useState<HubTarget | null>(null)
  const [title, setTitle] = useState(() => suggestTitle(keywords))
  const moving = useChangeListedKeywords(place, { hasOwnErrors: true })
  const isReady = way === 'cluster' ? cluster !== null : hub !== null && title.trim() !== ''
  /** Sets a field, and takes away the error of the last try. */
  const editing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      if (moving.error) moving.reset()
    }
  const move = () => {
    if (way === 'cluster' && cluster !== null)
      moving.mutate({ action: 'move', keywords, to: cluster }, { onSuccess: () => onDone('move') })
    else if (way === 'hub' && hub !== null)
      moving.mutate(
        { action: 'create', keywords, hub, title: title.trim() },
        { onSuccess: () => onDone('create') },
      )
  }
  return (
    <Dialog
      title={`Move ${formatNoun(keywords.length, 'keyword', 'keywords')}`}
      isBusy={moving.isPending}
      onClose={onCancel}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !moving.isPending) move()
        }}
      >
        <ChoiceBar
          label="Where to"
          value={way}
          options={WAYS}
          disabled={moving.isPending}
          onChange={editing(setWay)}
        />
        <div className={classes.fields}>
          {way === 'cluster' ? (
            <ClusterField
              contentplanId={contentplanId}
              chosen={cluster}
              describe={describeTarget}
              isDisabled={moving.isPending}
              onChange={editing(setCluster)}
            />
          ) : (
            <NewClusterFields
              contentplanId={contentplanId}
              hub={hub}
              title={title}
              isDisabled={moving.isPending}
              onHub={editing(setHub)}
              onTitle={editing(setTitle)}
            />
          )}
          <ProblemLine
            text={
              moving.error && messageOf(moving.error, 'The keywords could not be moved. Please try again.')
            }
          />
        </div>
        <DialogButtons>
          <Button variant="default" disabled={moving.isPending} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={moving.isPending} disabled={!isReady}>
            Move
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** A locked cluster takes no keywords. */
function describeTarget({ is_locked: isLocked, keyword_count: count }: Article) {
  return { note: isLocked ? 'Locked' : formatNoun(count, 'keyword', 'keywords'), isDisabled: isLocked }
}

/** The most searched of the keywords. */
function suggestTitle(keywords: readonly ListedKeyword[]): string {
  const [most] = keywords.toSorted(
    (one, other) => (other.estimated_search_volume ?? -1) - (one.estimated_search_volume ?? -1),
  )
  return most?.keyword ?? ''
}

interface NewClusterFieldsProps {
  contentplanId: number
  hub: HubTarget | null
  title: string
  isDisabled: boolean
  onHub: (hub: HubTarget | null) => void
  onTitle: (title: string) => void
}

/** A hub takes keywords as a new cluster, which needs a title. */
function NewClusterFields({ contentplanId, hub, title, isDisabled, onHub, onTitle }: NewClusterFieldsProps) {
  return (
    <>
      <Suspense>
        <HubField contentplanId={contentplanId} target={hub} isDisabled={isDisabled} onChange={onHub} />
      </Suspense>
      <TextInput
        label="Title of their new cluster"
        autoComplete="off"
        dir="auto"
        maxLength={LONGEST_TITLE}
        value={title}
        disabled={isDisabled}
        onChange={(event) => onTitle(event.currentTarget.value)}
      />
    </>
  )
}
