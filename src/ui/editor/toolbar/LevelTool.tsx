import { IconSelector } from '#ui/icons.ts'
import { ActionMenu } from '../../panels/ActionMenu.tsx'
import { useFloatingPanel } from '../../panels/use-floating-panel.ts'
import { setLevel } from '../visual/format-commands.ts'
import { look } from './FormatTools.tsx'
import type { ToolProps } from './tool-props.ts'
import classes from './Toolbar.module.css'

const LEVELS = [0, 1, 2, 3, 4, 5, 6]

/** Makes the text a paragraph or a heading. */
export function LevelTool({ format: { level, isInTable }, run }: ToolProps) {
  const { anchor, close, triggerProps } = useFloatingPanel()
  const now = level === null ? 'Style' : nameOf(level)
  return (
    <>
      <button
        type="button"
        className={`${classes.button} ${classes.level}`}
        aria-label={`Style: ${now}`}
        title="Paragraph or heading"
        aria-haspopup="menu"
        aria-disabled={isInTable || undefined}
        onMouseDown={(event) => event.preventDefault()}
        {...triggerProps}
        onClick={(event) => {
          if (!isInTable) triggerProps.onClick(event)
        }}
      >
        {now}
        <IconSelector {...look()} size={14} />
      </button>
      {anchor && (
        <ActionMenu
          label="Style of the text"
          anchor={anchor}
          onClose={close}
          actions={LEVELS.map((each) => ({
            label: nameOf(each),
            isChosen: each === level,
            onSelect: () => run(setLevel(each)),
          }))}
        />
      )}
    </>
  )
}

function nameOf(level: number): string {
  return level === 0 ? 'Paragraph' : `Heading ${level}`
}
