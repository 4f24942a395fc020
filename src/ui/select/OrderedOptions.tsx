import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { IconSearch } from '../icons.ts'
import { findOptions, type SelectOption } from './find-options.ts'
import classes from './OrderedOptions.module.css'

interface OrderedOptionsProps {
  label: string
  groups: readonly { name: string; options: readonly SelectOption[] }[]
  /** In their order: the first one has number 1. */
  chosen: readonly string[]
  note: string
  onToggle: (value: string) => void
}

/** Options that are found at once need no field. */
const MOST_WITHOUT_FIELD = 12

/** The options of a picker, found by typing where they are many. It takes the focus when it has come. */
export function OrderedOptions({ label, groups, chosen, note, onToggle }: OrderedOptionsProps) {
  const [text, setText] = useState('')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [])
  const found = groups
    .map(({ name, options }) => ({ name, options: findOptions(options, text) }))
    .filter(({ options }) => options.length > 0)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  return (
    <div ref={panel} className={classes.panel}>
      {count > MOST_WITHOUT_FIELD && (
        <div className={classes.field}>
          <TextInput
            size="xs"
            aria-label={`Find ${label.toLowerCase()}`}
            placeholder="Find"
            autoComplete="off"
            leftSection={<IconSearch size={14} stroke={1.75} />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      )}
      <div className={classes.list}>
        {found.map(({ name, options }) => (
          <fieldset key={name}>
            <legend className={name === '' ? 'visually-hidden' : classes.heading}>{name || label}</legend>
            {options.map((option) => (
              <Option
                key={option.value}
                label={option.label}
                place={chosen.indexOf(option.value)}
                onToggle={() => onToggle(option.value)}
              />
            ))}
          </fieldset>
        ))}
        {found.length === 0 && <p className={classes.nothing}>Nothing has this name.</p>}
      </div>
      <p className={classes.note}>{note}</p>
    </div>
  )
}

function Option({ label, place, onToggle }: { label: string; place: number; onToggle: () => void }) {
  const isChosen = place >= 0
  return (
    <button
      type="button"
      className={classes.option}
      aria-pressed={isChosen}
      aria-label={isChosen ? `${label}, number ${place + 1}` : label}
      onClick={onToggle}
    >
      <span className={classes.place}>{isChosen ? place + 1 : ''}</span>
      {label}
    </button>
  )
}
