import { Button } from '@mantine/core'
import { IconCalendar } from '#ui/icons.ts'
import { FloatingPanel } from '../panels/FloatingPanel.tsx'
import { useFloatingPanel } from '../panels/use-floating-panel.ts'
import { describeRange, PRESETS, type DateRangeValue, type Preset } from './date-presets.ts'
import { DateRangePanel } from './DateRangePanel.tsx'

interface DateRangeProps {
  label: string
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  /** The last day that can be chosen. */
  last: string
  earliest?: string
  presets?: readonly Preset[]
  /** The day on which presets such as "Last 7 days" end; usually the last one. */
  presetsEnd?: string
  /** Whether the panel asks about the days before; otherwise `isCompared` stays as it is. */
  canCompare?: boolean
}

/** Chooses a range of days, by preset or in a calendar, and whether it is compared with the days before. */
export function DateRange({
  label,
  value,
  onChange,
  last,
  earliest,
  presets = PRESETS,
  presetsEnd = last,
  canCompare = true,
}: DateRangeProps) {
  const panel = useFloatingPanel()
  const days = { presets, end: presetsEnd, earliest }
  const words = describeRange(value, days) + (canCompare && value.isCompared ? ', compared' : '')
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
            days={days}
            canCompare={canCompare}
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
