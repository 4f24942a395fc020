import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconArrowLeft, IconHistory } from '#ui/icons.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { TextPlace } from '../drafts/draft-store.ts'
import type { OpenText } from '../text/create-text.ts'
import classes from './TextHistory.module.css'
import { RevisionView } from './RevisionView.tsx'
import { wholeSitting, type ChosenVersion } from './chosen-version.ts'
import { SittingList } from './SittingList.tsx'
import { useRestore } from './use-restore.ts'
import { useRevisions } from './use-revisions.ts'

interface TextHistoryDialogProps {
  place: TextPlace
  name: string
  /** The newest version. */
  newest: number
  text: OpenText
  /** Sets aside what is typed and not saved, before a version takes its place. */
  onReplace: () => Promise<void>
  onClose: () => void
}

/** The versions of a text: who wrote what and when, as a text or as differences, with a button to bring one back. */
export function TextHistoryDialog({ place, name, newest, text, onReplace, onClose }: TextHistoryDialogProps) {
  const isPhone = useIsPhone()
  const revisions = useRevisions(place, newest)
  const [picked, setPicked] = useState<ChosenVersion | null>(null)
  const restoring = useRestore({ place, text, onReplace, onDone: onClose })
  const [first] = revisions.sittings
  const chosen = picked ?? (isPhone || first === undefined ? null : wholeSitting(first))
  return (
    <Dialog title={`${name}: history`} isLarge isBusy={restoring.isPending} onClose={onClose}>
      {revisions.state === 'loading' && (
        <SkeletonRows label="The versions are loading" count={8} rowHeight={56} />
      )}
      {revisions.state === 'error' && <ErrorPanel isBusy={revisions.isBusy} onRetry={revisions.retry} />}
      {revisions.state === 'ready' && first === undefined && (
        <EmptyState icon={<IconHistory size={24} stroke={1.5} />} sentence="This text was never saved." />
      )}
      {first !== undefined && (
        <div className={classes.panes}>
          {(!isPhone || chosen === null) && (
            <SittingList {...revisions} chosen={chosen} onChoose={setPicked} />
          )}
          {chosen !== null && (
            <div className={classes.pane}>
              {isPhone && (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />}
                  onClick={() => setPicked(null)}
                >
                  All versions
                </Button>
              )}
              <RevisionView
                key={chosen.version}
                place={place}
                chosen={chosen}
                newest={newest}
                isBusy={restoring.isPending}
                onRestore={() => restoring.mutate(chosen.version)}
              />
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
