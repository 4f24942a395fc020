import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  label: string
  /** What is happening, for screen readers. */
  text: string
  /** 0..1, or null while the end is not known. */
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
