/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML tag is a list of options for an input beside it */
import { IconSearch } from '#ui/icons.ts'
import { useId, useState, type KeyboardEvent } from 'react'
import { useModal } from '../dialogs/use-modal.ts'
import { formatCount } from '../numbers.ts'
import classes from './CommandPalette.module.css'
import { findCommands, groupCommands, type Command, type CommandGroup } from './commands.ts'

interface CommandPaletteProps {
  label: string
  commands: readonly Command[]
  /** Commands that were searched for elsewhere; they are shown below those whose words fit. */
  found?: readonly Command[]
  /** That the search is under way, or has failed; shown instead of the number of commands. */
  remark?: string | null
  onType?: (text: string) => void
  onClose: () => void
}

const NONE: readonly Command[] = []

const MOST_SHOWN = 60

/** Finds a screen or an action by typing. Arrow keys move, Enter runs the command, Escape closes. */
export function CommandPalette({
  label,
  commands,
  found = NONE,
  remark = null,
  onType,
  onClose,
}: CommandPaletteProps) {
  const id = useId()
  const dialog = useModal(onClose)
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { groups: named, more } = findCommands(commands, { typed, most: MOST_SHOWN })
  const groups = [...named, ...groupCommands(found)]
  const shown = groups.flatMap((group) => group.commands)
  // Commands that are found later may be listed above the chosen one.
  const chosen = Math.max(
    0,
    shown.findIndex((command) => command.id === chosenId),
  )
  const active = shown[chosen]

  function choose(command: Command | undefined) {
    if (!command) return
    setChosenId(command.id)
    document.getElementById(optionId(id, command))?.scrollIntoView({ block: 'nearest' })
  }

  function run(command: Command | undefined) {
    if (!command || command.isDisabled) return
    onClose()
    command.onSelect()
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // Closing returns the focus to the button that opened the palette, and Enter would press that button.
      event.preventDefault()
      return run(active)
    }
    const next = findNext(event.key, chosen, shown.length)
    if (next === null) return
    event.preventDefault()
    choose(shown[next])
  }

  return (
    <dialog ref={dialog} data-palette aria-label={label} className={classes.palette}>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          className={classes.input}
          placeholder="Go to or do…"
          aria-label={label}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(id, active)}
          autoComplete="off"
          spellCheck={false}
          data-first-focus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosenId(null)
            onType?.(event.currentTarget.value)
          }}
          onKeyDown={press}
        />
        <kbd className={classes.key}>Esc</kbd>
      </div>
      <CommandList
        id={id}
        groups={groups}
        active={active}
        onHover={(command) => setChosenId(command.id)}
        onSelect={run}
      />
      <Remark count={shown.length} more={more} remark={remark} />
    </dialog>
  )
}

/** Says how many commands were found; where all can be seen, only to screen readers. */
function Remark({ count, more, remark }: { count: number; more: number; remark: string | null }) {
  const isShown = count === 0 || more > 0 || remark !== null
  return (
    <output className={isShown ? classes.note : 'visually-hidden'}>
      {remark ?? describeFound(count, more)}
    </output>
  )
}

interface CommandListProps {
  id: string
  groups: readonly CommandGroup[]
  active: Command | undefined
  onHover: (command: Command) => void
  onSelect: (command: Command) => void
}

function CommandList({ id, groups, active, onHover, onSelect }: CommandListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Results" className={classes.list}>
      {groups.map((group) => (
        <div key={group.title} role="group" aria-labelledby={`${id}-${group.title}`}>
          <div id={`${id}-${group.title}`} role="presentation" className={classes.title}>
            {group.title}
          </div>
          {group.commands.map((command) => (
            <Option
              key={command.id}
              id={optionId(id, command)}
              command={command}
              isActive={command === active}
              onHover={() => onHover(command)}
              onSelect={() => onSelect(command)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  command: Command
  isActive: boolean
  onHover: () => void
  onSelect: () => void
}

// The focus stays in the input, whose aria-activedescendant names the active option.
function Option({ id, command, isActive, onHover, onSelect }: OptionProps) {
  const { label, note, icon, isDisabled = false } = command
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isDisabled}
      className={classes.option}
      onPointerMove={onHover}
      onClick={onSelect}
    >
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={classes.label} dir="auto">
        {label}
      </span>
      {note && (
        <span className={classes.beside} dir="auto">
          {note}
        </span>
      )}
    </div>
  )
}

function optionId(id: string, command: Command): string {
  return `${id}-${command.id}`
}

function describeFound(shown: number, more: number): string {
  if (shown === 0) return 'Nothing has this name.'
  return more > 0 ? `${formatCount(more)} more: type to find them.` : `${formatCount(shown)} found`
}

function findNext(key: string, now: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (now + 1) % count
    case 'ArrowUp':
      return (now - 1 + count) % count
    case 'PageDown':
      return Math.min(now + 8, count - 1)
    case 'PageUp':
      return Math.max(now - 8, 0)
    default:
      return null
  }
}
