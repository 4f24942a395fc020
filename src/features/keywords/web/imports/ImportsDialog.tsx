import { Button } from '@mantine/core'
import { IconFileImport } from '#ui/icons.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { keywordsApi, type KeywordImport } from '../api.ts'
import { ImportLine } from './ImportLine.tsx'
import classes from './Imports.module.css'
import { useUndoImport } from './use-undo-import.ts'

interface ImportsDialogProps {
  contentplanId: number
  onFind: () => void
  onClose: () => void
}

/** Lists the imports of a plan and offers to undo them. */
export function ImportsDialog({ contentplanId, onFind, onClose }: ImportsDialogProps) {
  const imports = useQuery(keywordsApi.listImports.queryOptions({ input: { contentplanId } }))
  const [now] = useState(() => new Date())
  const [asked, setAsked] = useState<KeywordImport | null>(null)
  const { undo, undoing } = useUndoImport(contentplanId)
  return (
    <Dialog title="Imports" isWide onClose={onClose}>
      {imports.isPending && <SkeletonRows label="Looking for imports" count={4} rowHeight={56} />}
      {imports.isLoadingError && <ErrorPanel onRetry={() => void imports.refetch()} />}
      {imports.data?.length === 0 && (
        <EmptyState
          icon={<IconFileImport size={24} stroke={1.5} />}
          sentence="Nothing was imported yet."
          action={<Button onClick={onFind}>Find keywords</Button>}
        />
      )}
      {imports.data && imports.data.length > 0 && (
        <ul className={classes.list}>
          {imports.data.map((one) => (
            <ImportLine
              key={one.importId}
              imported={one}
              now={now}
              isUndoing={undoing === one.importId}
              onUndo={() => setAsked(one)}
            />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title="Undo this import?"
          text={`${formatNoun(asked.added, 'keyword', 'keywords')} that it added will be removed, but for those in clusters or brought again since.`}
          confirm="Undo import"
          isDanger
          onConfirm={() => {
            undo(asked.importId)
            setAsked(null)
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </Dialog>
  )
}
