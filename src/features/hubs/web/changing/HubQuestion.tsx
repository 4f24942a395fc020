import { UNDO_DAYS } from '#features/articles/rules.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { formatNoun } from '#ui/numbers.ts'
import type { Hub } from '../api.ts'
import classes from './HubQuestion.module.css'
import type { HubChanges } from './use-hub-changes.ts'

interface HubQuestionProps {
  hub: Pick<Hub, 'id' | 'name' | 'article_count'>
  action: 'delete' | 'exclude'
  /** The words of the question before a deletion; those of D-12 if absent. */
  deletion?: { title: string; text: string }
  changes: HubChanges
  /** The hub is about to go. */
  onRemove?: () => void
  onDone: () => void
  onCancel: () => void
}

/** Asks before a hub is deleted (D-12), or excluded with its clusters. */
export function HubQuestion(props: HubQuestionProps) {
  const { hub, action, changes, onRemove, onDone, onCancel } = props
  const { remove } = changes
  const isDelete = action === 'delete'
  const { title, text } = isDelete ? (props.deletion ?? askToDelete(hub)) : askToExclude(hub)
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={isDelete ? 'Delete' : 'Exclude'}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() => {
        onRemove?.()
        remove.mutate({ id: hub.id, action }, { onSettled: onDone })
      }}
      onCancel={onCancel}
    >
      {isDelete && <p className={classes.note}>{describeRest(hub)}</p>}
    </ConfirmDialog>
  )
}

function askToDelete({ name }: HubQuestionProps['hub']) {
  return {
    title: 'Delete Hub',
    text: `Are you sure you want to delete "${name}"? This action cannot be undone.`,
  }
}

function askToExclude({ name, article_count: count }: HubQuestionProps['hub']) {
  const clusters = formatNoun(count, 'cluster', 'clusters')
  const what =
    count === 0
      ? 'The hub has no clusters, so nothing is excluded.'
      : `Its ${clusters} ${count === 1 ? 'is' : 'are'} deleted and their keywords excluded. This can be undone for ${UNDO_DAYS} days.`
  return { title: `Exclude “${name}”?`, text: what }
}

/** What stays, and that the history does undo it. */
function describeRest({ article_count: count }: HubQuestionProps['hub']): string {
  const clusters = count === 1 ? 'Its cluster stays' : `Its ${formatNoun(count, 'cluster', 'clusters')} stay`
  const rest = count === 0 ? 'It has no clusters.' : `${clusters} in the plan.`
  return `${rest} The history of changes can bring the hub back for ${UNDO_DAYS} days.`
}
