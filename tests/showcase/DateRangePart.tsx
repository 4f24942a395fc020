import { DateRange } from '#ui/dates/DateRange.tsx'
import type { DateRangeValue } from '#ui/dates/date-presets.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useState } from 'react'
import { Example, Line } from './Example.tsx'

const LAST = '2026-11-21'

export function DateRangePart() {
  const [preset, setPreset] = useState<DateRangeValue>({ from: '2026-10-25', to: LAST, isCompared: false })
  const [own, setOwn] = useState<DateRangeValue>({ from: '2026-09-03', to: '2026-11-05', isCompared: true })
  const [limited, setLimited] = useState<DateRangeValue>({ from: '2026-11-03', to: LAST, isCompared: false })
  return (
    <>
      <PageHeader title="Date range" note="Named days or any two, compared with those before." />
      <Example title="A preset">
        <Line>
          <DateRange label="Days" value={preset} onChange={setPreset} last={LAST} />
          <output>
            {preset.from} to {preset.to}
          </output>
        </Line>
      </Example>
      <Example title="Own days, compared">
        <Line>
          <DateRange label="Own days" value={own} onChange={setOwn} last={LAST} />
        </Line>
      </Example>
      <Example title="Not before November 3">
        <Line>
          <DateRange
            label="Late days"
            value={limited}
            onChange={setLimited}
            last={LAST}
            earliest="2026-11-03"
          />
        </Line>
      </Example>
    </>
  )
}
