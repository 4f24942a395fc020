import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { DeltaCell } from '#ui/cells/DeltaCell.tsx'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { Sparkline } from '#ui/cells/Sparkline.tsx'
import { formatCount, formatPercent, formatScore, formatShort, formatSize } from '#ui/numbers.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { DEMO_NOW } from './demo-rows.ts'
import { Example, Line } from './Example.tsx'

export function CellsPart() {
  return (
    <>
      <PageHeader title="Cells" note="How one value looks in a table and beside it." />
      <Example title="Numbers">
        <Line>
          <span>{formatCount(1_234_567)}</span>
          <span>{formatScore(7.25)}</span>
          <span>{formatPercent(0.0994)}</span>
          <span>{formatShort(34_600_000)}</span>
          <span>{formatSize(1_240_000)}</span>
        </Line>
      </Example>
      <Example title="Differences, more is better">
        <Line>
          <DeltaCell value={56} />
          <DeltaCell value={-11.5} />
          <DeltaCell value={0} />
          <DeltaCell value={null} />
        </Line>
      </Example>
      <Example title="Differences, less is better">
        <Line>
          <DeltaCell value={3} isLessBetter />
          <DeltaCell value={-3} isLessBetter />
        </Line>
      </Example>
      <Example title="Dates">
        <Line>
          {[
            '2026-11-21T08:59:50Z',
            '2026-11-21T06:00:00Z',
            '2026-11-20T08:00:00Z',
            '2025-03-01T12:00:00Z',
          ].map((date) => (
            <DateCell key={date} date={date} now={DEMO_NOW} />
          ))}
        </Line>
      </Example>
      <Example title="Courses">
        <Line>
          <Sparkline values={[1, 4, 2, 6, 5, 9]} label="From 1 to 9" />
          <Sparkline values={[9, 7, 8, 3, 2]} label="From 9 to 2" />
          <Sparkline values={[5, 5, 5]} label="Always 5" />
        </Line>
      </Example>
      <Example title="Names">
        <Line>
          <LinkCell text="A name that opens" href="/showcase#cells" />
          <PageCell url="https://shop.example/caf%C3%A9/boots" />
          <ChipCell text="Linked chip" href="/showcase#cells" />
          <ChipCell text="Plain chip" />
        </Line>
      </Example>
    </>
  )
}
