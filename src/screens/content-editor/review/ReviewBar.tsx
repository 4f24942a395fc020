import { Button } from '@mantine/core'
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconKeyboard } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatCount } from '#ui/numbers.ts'
import classes from './Review.module.css'
import type { Queue } from './use-queue.ts'

interface ReviewBarProps {
  queue: Queue
  isSaving: boolean
  onHelp: () => void
  onClose: () => void
}

/** The line at the top: back to the list, and through the queue. */
export function ReviewBar({ queue, isSaving, onHelp, onClose }: ReviewBarProps) {
  const { place, total, next, previous } = queue
  return (
    <div className={classes.bar}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />}
        onClick={onClose}
      >
        {isSaving ? 'Saving…' : 'Close (Esc)'}
      </Button>
      <div className={classes.queue}>
        <output className={classes.place}>
          {place === null ? '' : `${formatCount(place)} of ${formatCount(total)}`}
        </output>
        <IconButton label="Previous article (K)" disabled={previous === null} onClick={queue.goToPrevious}>
          <IconChevronLeft size={18} stroke={1.75} />
        </IconButton>
        <IconButton label="Next article (J)" disabled={next === null} onClick={queue.goToNext}>
          <IconChevronRight size={18} stroke={1.75} />
        </IconButton>
        <IconButton label="Keyboard" onClick={onHelp}>
          <IconKeyboard size={18} stroke={1.75} />
        </IconButton>
      </div>
    </div>
  )
}
