import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { usePort } from '#features/connections/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { SourceChip, type SuggestedHub } from '#features/hubs/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { IconSparkles } from '#ui/icons.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import classes from './NewHub.module.css'
import type { HubDraft } from './use-create-hub.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionsProps {
  place: PlanPlace
  /** The name in the field. */
  chosen: string
  onChoose: (draft: HubDraft) => void
}

/** Cards of hubs that the plan could have; a click fills the fields. */
export function Suggestions({ place, chosen, onChoose }: SuggestionsProps) {
  const { suggestions, isWaiting, isError, isRetrying, retry, asking } = useSuggestions(place.contentplanId)
  return (
    <section aria-labelledby="suggestions" className={classes.suggestions}>
      <header className={classes.head}>
        <h2 id="suggestions">Suggestions</h2>
        <AskModel place={place} asking={asking} />
      </header>
      <ProblemLine
        text={asking.error && messageOf(asking.error, 'The AI gave no suggestions. Please try again.')}
      />
      {isError && (
        <ErrorPanel text="The suggestions could not be loaded." isBusy={isRetrying} onRetry={retry} />
      )}
      {isWaiting && <Skeletons />}
      {!isWaiting && !isError && suggestions.length === 0 && (
        <p className={classes.quiet}>
          No suggestions: they come from clusters without a hub. You can name any hub above.
        </p>
      )}
      <ul className={classes.cards}>
        {suggestions.map((hub) => (
          <li key={hub.name}>
            <SuggestionCard hub={hub} isChosen={hub.name === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AskModelProps {
  place: PlanPlace
  asking: ReturnType<typeof useSuggestions>['asking']
}

function AskModel({ place, asking }: AskModelProps) {
  const port = usePort(place.workspaceId, 'model')
  if (port === null || port.state === 'none') return null
  return (
    <Button
      size="xs"
      variant="default"
      title={
        port.state === 'sandbox'
          ? 'The sandbox makes up its suggestions: they cost nothing.'
          : `Asks ${port.provider ?? 'the connected model'}: one request, which is paid.`
      }
      leftSection={<IconSparkles size={16} stroke={1.75} aria-hidden="true" />}
      loading={asking.isPending}
      onClick={() => asking.mutate()}
    >
      Ask AI for more
    </Button>
  )
}

interface SuggestionCardProps {
  hub: SuggestedHub
  isChosen: boolean
  onChoose: (draft: HubDraft) => void
}

function SuggestionCard({ hub, isChosen, onChoose }: SuggestionCardProps) {
  const { name, description, tags, source, article_count: clusters, estimated_search_volume: volume } = hub
  return (
    <button
      type="button"
      className={classes.card}
      aria-pressed={isChosen}
      onClick={() => onChoose({ name, description, tags })}
    >
      <span className={classes.name} title={name} dir="auto">
        {name}
      </span>
      <span className={classes.description} dir="auto">
        {description}
      </span>
      <span className={classes.facts}>
        {volume !== null && <span>{formatCount(volume)} searches</span>}
        {clusters > 0 && <span>{formatNoun(clusters, 'cluster', 'clusters')}</span>}
        <SourceChip source={source} />
      </span>
    </button>
  )
}

function Skeletons() {
  return (
    <div className={classes.cards}>
      <output className="visually-hidden">The suggestions are loading</output>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={classes.waiting} />
      ))}
    </div>
  )
}
