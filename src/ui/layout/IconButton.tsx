import type { ComponentProps } from 'react'
import classes from './IconButton.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'title' | 'aria-label' | 'type'> {
  label: string
}

/** A button that shows only an icon; its label is read aloud and shown on hover. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <button type="button" className={classes.button} aria-label={label} title={label} {...rest} />
}
