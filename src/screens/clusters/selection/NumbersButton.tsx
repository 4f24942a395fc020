import { Button } from '@mantine/core'
import { IconChevronRight } from '#ui/icons.ts'
import classes from './NumbersButton.module.css'

interface NumbersButtonProps {
  isOpen: boolean
  onToggle: () => void
}

/** Shows and hides the numbers in search of what is selected, which take much of a small window. */
export function NumbersButton({ isOpen, onToggle }: NumbersButtonProps) {
  return (
    <Button
      size="xs"
      variant="subtle"
      aria-expanded={isOpen}
      leftSection={
        <IconChevronRight
          className={classes.mark}
          data-open={isOpen || undefined}
          size={14}
          stroke={1.75}
          aria-hidden="true"
        />
      }
      onClick={onToggle}
    >
      Search numbers
    </Button>
  )
}
