import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { formatCommands } from '../visual/format-commands.ts'
import { EditorButton } from './EditorButton.tsx'
import { BLOCK_TOOLS, MARK_TOOLS, REDO_ICON, UNDO_ICON } from './FormatTools.tsx'
import { ImageTool } from './ImageTool.tsx'
import { namesOfKeys } from './keys.ts'
import { LevelTool } from './LevelTool.tsx'
import { LinkTool } from './LinkTool.tsx'
import { TableTool } from './TableTool.tsx'
import type { ToolProps } from './tool-props.ts'
import classes from './Toolbar.module.css'

interface ToolbarProps extends ToolProps {
  label: string
  /** Counts the requests from the text to go to the toolbar. */
  focusCount: number
  /** Gives the focus back to the text. */
  onLeave: () => void
}

/** The tools of the visual editor. One of them is reached by Tab, and the arrows go to the others. */
export function Toolbar({ label, format, run, focusCount, onLeave }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const buttons = listButtons(bar.current)
    if (!buttons.some((button) => button.tabIndex === 0)) markReachable(buttons, buttons[0])
  })
  useLayoutEffect(() => {
    if (focusCount > 0)
      listButtons(bar.current)
        .find((button) => button.tabIndex === 0)
        ?.focus()
  }, [focusCount])
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      className={classes.tools}
      onFocus={({ target }) => markReachable(listButtons(bar.current), target)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.preventDefault()
          onLeave()
        } else moveFocus(event, listButtons(bar.current))
      }}
    >
      <div className={classes.group}>
        <EditorButton
          label="Undo"
          keys={namesOfKeys('Mod+Z')}
          icon={UNDO_ICON}
          isDisabled={!format.canUndo}
          onClick={() => run(formatCommands.undo)}
        />
        <EditorButton
          label="Redo"
          keys={namesOfKeys('Mod+Y')}
          icon={REDO_ICON}
          isDisabled={!format.canRedo}
          onClick={() => run(formatCommands.redo)}
        />
      </div>
      <div className={classes.group}>
        <LevelTool format={format} run={run} />
      </div>
      <div className={classes.group}>
        {MARK_TOOLS.map(({ id, ...tool }) => (
          <EditorButton
            key={id}
            {...tool}
            isOn={format[id] === true}
            isDisabled={format.codeBlock}
            onClick={() => run(formatCommands[id])}
          />
        ))}
        <LinkTool format={format} run={run} />
      </div>
      <div className={classes.group}>
        {BLOCK_TOOLS.map(({ id, ...tool }) => (
          <EditorButton
            key={id}
            {...tool}
            isOn={format[id] === true}
            isDisabled={format.isInTable}
            onClick={() => run(formatCommands[id])}
          />
        ))}
      </div>
      <div className={classes.group}>
        <TableTool format={format} run={run} />
        <ImageTool format={format} run={run} />
      </div>
    </div>
  )
}

/** The toolbar's own buttons, without those in its panels. */
function listButtons(bar: HTMLElement | null): HTMLButtonElement[] {
  const buttons = [...(bar?.querySelectorAll('button') ?? [])]
  return buttons.filter((button) => button.closest('[popover]') === null)
}

function markReachable(
  buttons: readonly HTMLButtonElement[],
  reachable: EventTarget | null | undefined,
): void {
  if (!buttons.some((button) => button === reachable)) return
  for (const button of buttons) button.tabIndex = button === reachable ? 0 : -1
}

function moveFocus(event: KeyboardEvent, buttons: readonly HTMLButtonElement[]): void {
  const now = buttons.findIndex((button) => button === event.target)
  if (now < 0) return
  const next = findNext(event.key, now, buttons.length)
  if (next === null) return
  event.preventDefault()
  buttons[next]?.focus()
}

function findNext(key: string, now: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (now + 1) % count
    case 'ArrowLeft':
      return (now + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
