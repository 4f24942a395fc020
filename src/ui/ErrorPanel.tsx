import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import classes from './EmptyState.module.css'

interface ErrorPanelProps {
  title?: string
  /** What happened and what to do, where that is known. */
  text?: string
  onRetry?: (() => void) | undefined
  second?: { label: string; onClick: () => void }
}

/** Stands where the content would be. */
export function ErrorPanel({ title = 'Something went wrong', text, onRetry, second }: ErrorPanelProps) {
  return (
    <div role="alert" className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        <IconCloudOff size={24} stroke={1.5} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      {text && <p>{text}</p>}
      <div className={classes.buttons}>
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        {second && (
          <Button variant="default" onClick={second.onClick}>
            {second.label}
          </Button>
        )}
      </div>
    </div>
  )
}
