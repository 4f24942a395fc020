import { Button } from '@mantine/core'
import { useState } from 'react'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import parts from '#ui/dialogs/DialogParts.module.css'
import { ChosenFile } from '#ui/fields/ChosenFile.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { TakenKind } from '../../incoming/index.ts'
import research from '../research/Research.module.css'
import { ColumnChoices } from './ColumnChoices.tsx'
import { FileContent } from './FileContent.tsx'
import { SearchConsoleNote } from './SearchConsoleNote.tsx'
import { useImportFile } from './use-import-file.ts'
import { useReadFile } from './use-read-file.ts'
import type { FileSummary } from './file-worker.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface FileImportProps {
  place: PlanPlace
  file: File
  onRemove: () => void
  onBusy: (isBusy: boolean) => void
  onSaved: () => void
}

/** Imports a file into the plan: the choice of columns, a preview, and the import with its progress. */
export function FileImport({ place, file, onRemove, onBusy, onSaved }: FileImportProps) {
  const { preview, mapping, summary, problem, takePart, map } = useReadFile(file)
  const [kept, setKept] = useState<TakenKind[]>([])
  const isReviewKept = kept.includes('review')
  const total = (summary?.keywords ?? 0) + (isReviewKept ? (summary?.review.keywords ?? 0) : 0)
  const { state, start, cancel } = useImportFile({
    contentplanId: place.contentplanId,
    label: file.name,
    total,
    skippedReasons: summary === null ? [] : listReasons(summary, isReviewKept),
    takePart,
    onBusy,
    onSaved: () => {
      onRemove()
      onSaved()
    },
  })
  const isRunning = state.is === 'running'
  const nothing = summary !== null && summary.keywords + summary.review.keywords === 0 ? NO_KEYWORDS : null
  const isWaiting = summary === null && problem === null && mapping?.keyword !== null
  return (
    <div className={parts.tab}>
      <fieldset disabled={isRunning}>
        <legend className="visually-hidden">File</legend>
        <ChosenFile label="File" hint={problem === null ? HINT : null} file={file} onRemove={onRemove} />
      </fieldset>
      {preview?.isSearchConsole && <SearchConsoleNote place={place} />}
      {preview && mapping && problem === null && (
        <ColumnChoices preview={preview} mapping={mapping} isDisabled={state.is !== 'idle'} onMap={map} />
      )}
      {isWaiting && <SkeletonRows label={`Reading ${file.name}`} count={5} rowHeight={40} />}
      {summary && (
        <FileContent
          place={place}
          summary={summary}
          kept={kept}
          isDisabled={state.is !== 'idle'}
          onKeep={setKept}
        />
      )}
      {state.is !== 'idle' && (
        <ProgressBar
          label="Adding keywords"
          text={`${formatCount(state.done)} of ${formatCount(total)}`}
          share={state.done / Math.max(1, total)}
        />
      )}
      <ProblemLine
        text={state.is === 'stopped' ? describeStop(state.why, state.done) : (problem ?? nothing)}
      />
      <DialogButtons>
        {isRunning ? (
          <>
            <output className={research.sum}>
              {formatCount(state.done)} of {formatNoun(total, 'keyword', 'keywords')}
            </output>
            <Button variant="default" onClick={cancel}>
              Stop
            </Button>
          </>
        ) : problem !== null || nothing !== null ? (
          <Button variant="default" onClick={onRemove}>
            Choose another file
          </Button>
        ) : (
          <Button disabled={total === 0} onClick={start}>
            {state.is === 'stopped' ? 'Continue' : describeStart(total)}
          </Button>
        )}
      </DialogButtons>
    </div>
  )
}

const HINT = 'Say which column is what; the first rows show how it is read.'
const NO_KEYWORDS = 'This column holds no keywords. Choose another column, or another file.'

/** How many keywords there are to add is not known before the file is read. */
function describeStart(total: number): string {
  return total === 0 ? 'Add keywords' : `Add ${formatNoun(total, 'keyword', 'keywords')}`
}

function listReasons({ skipped, review }: FileSummary, isReviewKept: boolean) {
  return isReviewKept ? skipped.reasons : [...skipped.reasons, ...review.reasons]
}

function describeStop(why: string, done: number): string {
  if (done === 0) return why
  return `${why} ${formatNoun(done, 'keyword is', 'keywords are')} in the plan already; continue here, or undo it in History.`
}
