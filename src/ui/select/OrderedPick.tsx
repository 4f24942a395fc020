import { TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { IconSearch } from '../icons.ts'
import { ToolButton } from '../layout/ToolButton.tsx'
import { FloatingPanel } from '../panels/FloatingPanel.tsx'
import { findByKey } from '../panels/move-focus.ts'
import { useFloatingPanel } from '../panels/use-floating-panel.ts'
import { findOptions, type SelectOption } from './find-options.ts'
import classes from './OrderedPick.module.css'

interface OptionGroup<Value extends string> {
  /** Empty for options that need no heading. */
  name: string
  options: readonly (SelectOption & { value: Value })[]
}

interface OrderedPickProps<Value extends string> {
  label: string
  icon: ReactNode
  groups: readonly OptionGroup<Value>[]
  /** In their order: the first one has number 1. */
  chosen: readonly Value[]
  /** How many can be chosen; a further one takes the place of the last. */
  most: number
  onChange: (chosen: readonly Value[]) => void
}

/** A button with a panel in which a few of many options are chosen and numbered. Typing finds options. */
export function OrderedPick<Value extends string>(props: OrderedPickProps<Value>) {
  const { label, icon, groups, chosen, most, onChange } = props
  const panel = useFloatingPanel()
  const names = new Map(
    groups.flatMap(({ options }) => options.map((one) => [one.value, one.label] as const)),
  )
  const shown = chosen.map((value) => names.get(value)).join(', ')
  return (
    <>
      <ToolButton
        label={label}
        icon={icon}
        {...panel.triggerProps}
        aria-haspopup="dialog"
        title={shown === '' ? `No ${label.toLowerCase()} chosen` : `${label}: ${shown}`}
      />
      {panel.anchor && (
        <FloatingPanel
          label={label}
          anchor={panel.anchor}
          align="end"
          onClose={panel.close}
          onKeyDown={moveFocus}
        >
          <Options
            label={label}
            groups={groups}
            chosen={chosen}
            note={`At most ${most}, shown in this order.`}
            onToggle={(value) => onChange(toggle(value, { chosen, most }))}
          />
        </FloatingPanel>
      )}
    </>
  )
}

interface OptionsProps<Value extends string> extends Pick<
  OrderedPickProps<Value>,
  'label' | 'groups' | 'chosen'
> {
  note: string
  onToggle: (value: Value) => void
}

/** Options that are found at once need no field. */
const MOST_WITHOUT_FIELD = 12

function Options<Value extends string>({ label, groups, chosen, note, onToggle }: OptionsProps<Value>) {
  const [text, setText] = useState('')
  const found = groups
    .map(({ name, options }) => ({ name, options: findOptions(options, text) }))
    .filter(({ options }) => options.length > 0)
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  return (
    <div className={classes.panel}>
      {count > MOST_WITHOUT_FIELD && (
        <div className={classes.field}>
          <TextInput
            size="xs"
            aria-label={`Find ${label.toLowerCase()}`}
            placeholder="Find"
            data-first-focus
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

/** Removes a chosen value, or adds another one: in place of the last, if there is no room. */
function toggle<Value extends string>(
  value: Value,
  { chosen, most }: Pick<OrderedPickProps<Value>, 'chosen' | 'most'>,
): readonly Value[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value)
  return [...chosen.slice(0, most - 1), value]
}

function moveFocus(event: KeyboardEvent): void {
  const panel = event.currentTarget
  if (!(panel instanceof HTMLElement) || !/^Arrow(Up|Down)$/.test(event.key)) return
  const next = findByKey(event.key, [...panel.querySelectorAll<HTMLElement>('input, button')])
  if (!next) return
  event.preventDefault()
  next.focus()
}
