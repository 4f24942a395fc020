import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { formatCost } from '#features/billing/rules.ts'
import { readCostToConfirm } from '#features/clustering/web/index.ts'
import { SourceChip, type SuggestedKeyword } from '#features/hubs/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { IconHeart, IconHeartFilled, IconSearchOff } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { describeLimit } from '#features/hubs/rules.ts'
import type { HubDialogProps } from './hub-menu.ts'
import classes from './KeywordIdeasDialog.module.css'
import { useAddIdeas, useKeywordIdeas } from './use-keyword-ideas.ts'

/** D-14: keywords that a hub could have pages for. */
export function KeywordIdeasDialog({ place, hub, onClose }: HubDialogProps) {
  const ideas = useKeywordIdeas(hub)
  const { states, add } = useAddIdeas(place, hub.id)
  const { found, searching } = ideas
  // They are favorites when the dialog is opened again.
  const forgetAdded = useEffectEvent(() => ideas.forget(new Set(states.keys())))
  useEffect(() => () => void forgetAdded(), [])
  return (
    <Dialog title={`New article ideas for ${hub.name}`} isWide isBusy={searching.isPending} onClose={onClose}>
      <div className={classes.content}>
        <output className={classes.quiet}>
          {found && formatNoun(found.suggestedKeywords.length, 'suggestion', 'suggestions')}
        </output>
        {found === null && !ideas.isError && (
          <SkeletonRows label="The keyword ideas are loading" count={8} rowHeight={56} />
        )}
        {ideas.isError && (
          <ErrorPanel title="Failed to load keyword ideas" isBusy={ideas.isFetching} onRetry={ideas.retry} />
        )}
        {found?.suggestedKeywords.length === 0 && (
          <EmptyState icon={<IconSearchOff size={24} stroke={1.5} />} sentence="No keyword ideas found" />
        )}
        {found && found.suggestedKeywords.length > 0 && (
          <ul className={classes.list} aria-label="Keyword ideas">
            {found.suggestedKeywords.map((idea) => (
              <IdeaLine
                key={idea.keyword}
                idea={idea}
                state={states.get(idea.keyword)}
                onAdd={() => add(idea)}
              />
            ))}
          </ul>
        )}
        {found?.notice && <p className={classes.quiet}>{found.notice}</p>}
        <RelatedSearches ideas={ideas} />
      </div>
    </Dialog>
  )
}

interface IdeaLineProps {
  idea: SuggestedKeyword
  state: 'adding' | 'added' | undefined
  onAdd: () => void
}

function IdeaLine({ idea, state, onAdd }: IdeaLineProps) {
  const { keyword, estimated_search_volume: volume, source, reason } = idea
  const Icon = state === undefined ? IconHeart : IconHeartFilled
  return (
    <li className={classes.idea}>
      <div className={classes.words}>
        <p className={classes.keyword} dir="auto">
          {keyword}
        </p>
        <p className={classes.quiet}>{reason}</p>
      </div>
      <span className={classes.volume} title="Searches a month">
        {volume === null ? 'N/A' : formatCount(volume)}
      </span>
      <span className={classes.source}>
        <SourceChip source={source} />
      </span>
      <IconButton
        label={state === 'added' ? 'Added to favorites' : 'Create article and add to favorites'}
        aria-pressed={state !== undefined}
        aria-busy={state === 'adding'}
        aria-disabled={state !== undefined || undefined}
        data-on={state !== undefined || undefined}
        onClick={onAdd}
      >
        <Icon size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** The paid part: its price before, and afterwards what it cost. */
function RelatedSearches({ ideas }: { ideas: ReturnType<typeof useKeywordIdeas> }) {
  const { related, searching, paid } = ideas
  const risen = readCostToConfirm(searching.error)
  const cost = risen ?? related?.cost ?? null
  return (
    <div className={classes.foot}>
      <ProblemLine
        text={
          risen === null
            ? searching.error &&
              messageOf(searching.error, 'Related searches could not be found. Please try again.')
            : `The price has changed: it is ${describeLimit(risen)} now.`
        }
      />
      <DialogButtons
        start={
          <output className={classes.quiet}>
            {paid === null
              ? describeRelated(related)
              : `Related searches are included. They cost ${paid === 0 ? 'nothing' : formatCost(paid)}.`}
          </output>
        }
      >
        {related !== null && paid === null && (
          <Button
            size="xs"
            variant="default"
            loading={searching.isPending}
            disabled={cost === null}
            onClick={() => cost !== null && searching.mutate(cost)}
          >
            Look for related searches
            {cost !== null && (cost === 0 ? ' for free' : ` for ${describeLimit(cost)}`)}
          </Button>
        )}
      </DialogButtons>
    </div>
  )
}

function describeRelated(related: ReturnType<typeof useKeywordIdeas>['related']): string {
  if (related === undefined) return ''
  if (related === null) return 'No service for related searches is connected.'
  return related.isSandbox
    ? 'The sandbox makes up related searches: they cost nothing, and are not those of real people.'
    : `${related.provider} knows what else people search for.`
}
