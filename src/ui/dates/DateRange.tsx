import { Button } from '@mantine/core'
import { IconCalendar } from '#ui/icons.ts'
import { FloatingPanel } from '../panels/FloatingPanel.tsx'
import { useFloatingPanel } from '../panels/use-floating-panel.ts'
import { describeRange, type DateRangeValue } from './date-presets.ts'
import { DateRangePanel } from './DateRangePanel.tsx'

interface DateRangeProps {
  label: string
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  /** The last day that can be chosen. Presets such as "Last 7 days" end on it. */
  last: string
  earliest?: string
}

/** Chooses a range of days, by preset or in a calendar, and whether it is compared with the days before. */
export function DateRange({ label, value, onChange, last, earliest }: DateRangeProps) {
  const panel = useFloatingPanel()
  const words = describeRange(value, last, earliest) + (value.isCompared ? ', compared' : '')
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendar size={18} stroke={1.75} />}
        aria-label={`${label}: ${words}`}
        aria-haspopup="dialog"
        {...panel.triggerProps}
      >
        {words}
      </Button>
      {panel.anchor && (
        <FloatingPanel label={label} anchor={panel.anchor} align="end" onClose={panel.close}>
          <DateRangePanel
            value={value}
            last={last}
            earliest={earliest}
            onApply={(next) => {
              panel.anchor?.focus()
              panel.close()
              onChange(next)
            }}
          />
        </FloatingPanel>
      )}
    </>
  )
}
