import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  label: string
  /** What is happening, for screen readers. */
  text: string
  /** From 0 to 1, or null while the total is unknown. */
  share: number | null
}

export function ProgressBar({ label, text, share }: ProgressBarProps) {
  return (
    <progress
      className={classes.bar}
      aria-label={label}
      aria-valuetext={text}
      max={1}
      {...(share !== null && { value: share })}
    />
  )
}
