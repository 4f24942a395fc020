import { Button } from '@mantine/core'
import { useId } from 'react'
import classes from './Modify.module.css'

interface MergeButtonProps {
  cluster: { title: string; is_locked: boolean }
  size: 'xs' | 'sm'
  onMerge: () => void
}

/** The button that merges a cluster into the open one. A locked cluster has to be unlocked first. */
export function MergeButton({ cluster: { title, is_locked: isLocked }, size, onMerge }: MergeButtonProps) {
  const reasonId = useId()
  return (
    <div className={classes.merging}>
      {isLocked && (
        <span id={reasonId} className={classes.note}>
          Locked: unlock it first
        </span>
      )}
      <Button
        size={size}
        variant="default"
        aria-label={`Merge ${title}`}
        disabled={isLocked}
        {...(isLocked && { 'aria-describedby': reasonId })}
        onClick={onMerge}
      >
        Merge
      </Button>
    </div>
  )
}
