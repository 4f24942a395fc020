import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { IconSearch } from '#ui/icons.ts'
import { formatCount } from '#ui/numbers.ts'
import classes from './GoogleAnalyticsScreen.module.css'
import type { CountedEvent } from './use-event-report.ts'

/** A list that is longer can be searched. */
const FEW = 12
/** More are found by typing. */
const MOST_SHOWN = 100

interface EventChoicesProps {
  events: readonly CountedEvent[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Boxes with the names of events and how often they happened. */
export function EventChoices({ events, chosen, onChange }: EventChoicesProps) {
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const found = events.filter(({ name }) => name.toLowerCase().includes(wanted))
  const more = found.length - MOST_SHOWN
  const toggle = (name: string) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    onChange(next)
  }
  return (
    <div className={classes.choices}>
      {events.length > FEW && (
        <TextInput
          aria-label="Search events"
          placeholder="Search events"
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
          maxLength={100}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          onKeyDown={(event) => {
            // Enter would save the events.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      <fieldset>
        <legend className="visually-hidden">Events that count as conversions</legend>
        {found.slice(0, MOST_SHOWN).map(({ name, count }) => (
          <label key={name} className={classes.choice}>
            <input type="checkbox" checked={chosen.has(name)} onChange={() => toggle(name)} />
            <span className={classes.name}>{name}</span>
            <span className={classes.count}>{formatCount(count)}</span>
          </label>
        ))}
      </fieldset>
      <output className={classes.hint}>
        {found.length === 0 && `No event matches “${text.trim()}”.`}
        {more > 0 && `${formatCount(more)} more: type to find them.`}
      </output>
    </div>
  )
}
