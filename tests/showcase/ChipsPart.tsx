import { CopyButton } from '#ui/layout/CopyButton.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { Button } from '@mantine/core'
import { IconRefresh } from '#ui/icons.ts'
import { Example, Line } from './Example.tsx'

export function ChipsPart() {
  return (
    <>
      <PageHeader
        title="Chips and buttons"
        chip={<StatusChip tone="busy">In progress</StatusChip>}
        note="Every tone has a shape of its own beside its colour."
        actions={
          <>
            <Button variant="default">Second</Button>
            <Button>First</Button>
          </>
        }
      />
      <Example title="Status">
        <Line>
          <StatusChip tone="neutral">Not started</StatusChip>
          <StatusChip tone="busy">In progress</StatusChip>
          <StatusChip tone="good">Done</StatusChip>
          <StatusChip tone="warning">Needs a look</StatusChip>
          <StatusChip tone="danger">Failed</StatusChip>
        </Line>
      </Example>
      <Example title="Buttons">
        <Line>
          <Button>First</Button>
          <Button variant="default">Second</Button>
          <Button variant="subtle">Third</Button>
          <Button color="red.9">Danger</Button>
          <Button disabled>Not now</Button>
          <Button loading>Working</Button>
        </Line>
      </Example>
      <Example title="Buttons with an icon">
        <Line>
          <CopyButton label="Copy the words" text={async () => 'the words'} />
          <IconButton label="Load again">
            <IconRefresh size={16} stroke={1.75} />
          </IconButton>
        </Line>
      </Example>
    </>
  )
}
