import type { ComponentProps, ReactNode } from 'react'
import classes from './Toolbar.module.css'

interface EditorButtonProps extends Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'onPointerDown' | 'onClick'
> {
  label: string
  /** The keys that do the same. */
  keys?: string
  icon: ReactNode
  /** Whether the text at the caret has what the button gives; leave it out for a button that only acts. */
  isOn?: boolean
  isDisabled?: boolean
}

/** A button of the toolbar. It keeps the focus while it has nothing to do. */
export function EditorButton(props: EditorButtonProps) {
  const { label, keys, icon, isOn, isDisabled = false, onClick, ...rest } = props
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      // The text keeps its focus, and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isDisabled) onClick?.(event)
      }}
      {...rest}
    >
      {icon}
    </button>
  )
}
