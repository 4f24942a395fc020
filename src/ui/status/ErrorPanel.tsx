import { Button } from '@mantine/core'
import { IconCloudOff } from '../icons.ts'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface ErrorPanelProps {
  title?: string
  /** What happened and what the user can do, where that is known. */
  text?: string
  onRetry?: (() => void) | undefined
  /** Whether the retry is running. */
  isBusy?: boolean
  second?: { label: string; onClick: () => void }
  /** Further help, below the buttons. */
  children?: ReactNode
}

/** Shown in place of content that could not be loaded. */
export function ErrorPanel({
  title = 'Something went wrong',
  text,
  onRetry,
  isBusy = false,
  second,
  children,
}: ErrorPanelProps) {
  return (
    <div role="alert" className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        <IconCloudOff size={24} stroke={1.5} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      {text && <p>{text}</p>}
      <div className={classes.buttons}>
        {onRetry && (
          <Button loading={isBusy} onClick={onRetry}>
            Try Again
          </Button>
        )}
        {second && (
          <Button variant="default" onClick={second.onClick}>
            {second.label}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}
