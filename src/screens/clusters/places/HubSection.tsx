import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useHubChanges, useHubs, type Hub } from '#features/hubs/web/index.ts'
import { IconCategory, IconSearch } from '#ui/icons.ts'
import { formatCount } from '#ui/numbers.ts'
import { NO_HUB } from '../clusters-view.ts'
import { AddHub } from './AddHub.tsx'
import { HubEntry } from './HubEntry.tsx'
import { PlaceEntry } from './PlaceEntry.tsx'
import type { PlacesPanelProps } from './places-props.ts'
import classes from './PlacesPanel.module.css'

/** Hubs that are found at once need no field. */
const MOST_WITHOUT_FIELD = 8
/** More hubs than that are shown when a user wants to see them: they would make the page heavy. */
const MOST_AT_FIRST = 20
const NO_HUBS: readonly Hub[] = []

/** All hubs of the plan, each with its menu, and a form for another one (F-084). */
export function HubSection({
  place: { contentplanId },
  view,
  counts,
  onChange,
  onChanged,
}: PlacesPanelProps) {
  const { data: hubs = NO_HUBS, isError, isPending, refetch } = useHubs(contentplanId)
  const [text, setText] = useState('')
  const changes = useHubChanges(contentplanId, onChanged)
  const [isWhole, setIsWhole] = useState(false)
  const found = findHubs(hubs, text)
  const shown = isWhole ? found : found.filter(({ id }, place) => place < MOST_AT_FIRST || id === view.hub)
  const choose = (hub: number | null) => onChange({ hub })
  const without = counts?.hubs.get(NO_HUB) ?? 0
  return (
    <div className={classes.hubs}>
      <AddHub changes={changes}>
        <PlaceEntry
          label="All hubs"
          count={counts && counts.allHubs}
          icon={<IconCategory size={18} stroke={1.75} aria-hidden="true" />}
          isCurrent={view.hub === null}
          onSelect={() => choose(null)}
        />
      </AddHub>
      {hubs.length > MOST_WITHOUT_FIELD && (
        <TextInput
          className={classes.field}
          size="xs"
          aria-label="Find a hub"
          placeholder="Find a hub"
          autoComplete="off"
          leftSection={<IconSearch size={14} stroke={1.75} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <ul className={classes.list}>
        {shown.map((hub) => (
          <HubEntry
            key={hub.id}
            hub={hub}
            count={counts && (counts.hubs.get(hub.id) ?? 0)}
            isCurrent={view.hub === hub.id}
            changes={changes}
            onSelect={() => choose(hub.id)}
            onGone={() => onChange((now) => (now.hub === hub.id ? { hub: null } : {}))}
          />
        ))}
        {text === '' && hubs.length > 0 && (without > 0 || view.hub === NO_HUB) && (
          <li>
            <PlaceEntry
              label="Without a hub"
              count={without}
              icon={null}
              isCurrent={view.hub === NO_HUB}
              isNested
              onSelect={() => choose(NO_HUB)}
            />
          </li>
        )}
      </ul>
      {shown.length < found.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setIsWhole(true)}>
          Show all {formatCount(found.length)} hubs
        </Button>
      )}
      {isError && <NotLoaded onRetry={() => void refetch()} />}
      {!isPending && text !== '' && shown.length === 0 && (
        <p className={classes.none}>No hub has this name.</p>
      )}
    </div>
  )
}

function findHubs(hubs: readonly Hub[], text: string): readonly Hub[] {
  const wanted = text.trim().toLocaleLowerCase()
  return hubs.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classes.none}>
      The hubs could not be loaded.{' '}
      <Button size="xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
