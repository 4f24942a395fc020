import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { OfflineNote } from '#ui/status/OfflineNote.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { Button } from '@mantine/core'
import { IconFolderOpen } from '#ui/icons.ts'
import { Example } from './Example.tsx'

export function StatesPart() {
  return (
    <>
      <PageHeader title="States" note="What stands where content will be, is not, or cannot be." />
      <Example title="Empty">
        <EmptyState
          icon={<IconFolderOpen size={24} stroke={1.5} />}
          sentence="There is nothing in this folder yet."
          action={<Button>Add a file</Button>}
        />
      </Example>
      <Example title="Error">
        <ErrorPanel
          text="The server did not answer in time."
          onRetry={() => {}}
          second={{ label: 'Go back', onClick: () => {} }}
        />
      </Example>
      <Example title="A problem in its place">
        <ProblemLine text="The folder is full. Please remove something first." />
        <ProblemLine text="No folder is connected." isUnplugged />
      </Example>
      <Example title="Offline">
        <OfflineNote isOnline={false} />
      </Example>
      <Example title="Loading lines">
        <SkeletonRows label="Loading lines" count={4} rowHeight={32} />
      </Example>
      <Example title="Progress">
        <ProgressBar label="Reading" text="Reading: 60 of 100" share={0.6} />
      </Example>
      <Example title="Progress without an end in sight">
        <ProgressBar label="Waiting" text="Waiting" share={null} />
      </Example>
    </>
  )
}
