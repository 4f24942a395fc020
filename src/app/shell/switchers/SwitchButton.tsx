import { IconSelector } from '#ui/icons.ts'
import type { Icon } from '#ui/icons.ts'
import type { ComponentProps } from 'react'
import classes from './Switchers.module.css'

interface SwitchButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'title'> {
  /** The name of what the button changes, for screen readers. */
  label: string
  Icon: Icon
  value: string
  note?: string | undefined
  isNarrow: boolean
}

/** Shows the present plan or workspace, and opens the list of the others. */
export function SwitchButton({ label, Icon, value, note, isNarrow, ...rest }: SwitchButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-narrow={isNarrow || undefined}
      aria-haspopup="dialog"
      title={isNarrow ? undefined : [value, note].filter(Boolean).join(', ')}
      data-hint={isNarrow ? `${label}: ${value}` : undefined}
      {...rest}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">
        {label}: {isNarrow && value}
      </span>
      {!isNarrow && (
        <>
          <span className={classes.words}>
            <span dir="auto">{value}</span>
            {note && (
              <span className={classes.note} dir="auto">
                {note}
              </span>
            )}
          </span>
          <IconSelector size={16} stroke={1.75} aria-hidden="true" />
        </>
      )}
    </button>
  )
}
