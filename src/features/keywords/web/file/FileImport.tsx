import { Button } from '@mantine/core'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import parts from '#ui/dialogs/DialogParts.module.css'
import { ChosenFile } from '#ui/fields/ChosenFile.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { IgnoredLines } from '../research/IgnoredLines.tsx'
import research from '../research/Research.module.css'
import { ColumnChoices } from './ColumnChoices.tsx'
import classes from './FileImport.module.css'
import { FilePreview } from './FilePreview.tsx'
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
  const total = summary?.keywords ?? 0
  const { state, start, cancel } = useImportFile({
    contentplanId: place.contentplanId,
    label: file.name,
    total,
    skipped: summary?.skipped ?? [],
    takePart,
    onBusy,
    onSaved: () => {
      onRemove()
      onSaved()
    },
  })
  const isRunning = state.is === 'running'
  const nothing = summary !== null && total === 0 ? NO_KEYWORDS : null
  const isWaiting = summary === null && problem === null && mapping?.keyword !== null
  return (
    <div className={parts.tab}>
      <fieldset disabled={isRunning}>
        <legend className="visually-hidden">File</legend>
        <ChosenFile
          label="File"
          hint="Say which column is what; the first rows show how it is read."
          file={file}
          onRemove={onRemove}
        />
      </fieldset>
      {preview && mapping && problem === null && (
        <ColumnChoices preview={preview} mapping={mapping} isDisabled={state.is !== 'idle'} onMap={map} />
      )}
      {isWaiting && <SkeletonRows label={`Reading ${file.name}`} count={5} rowHeight={40} />}
      {summary && (
        <>
          <FilePreview keywords={summary.first} />
          <p className={classes.sum}>{describeSummary(summary)}</p>
          <IgnoredLines ignored={summary.skipped} />
        </>
      )}
      {state.is !== 'idle' && (
        <ProgressBar
          label="Import"
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
        ) : (
          <Button disabled={total === 0} onClick={start}>
            {state.is === 'stopped' ? 'Continue' : `Import ${formatNoun(total, 'keyword', 'keywords')}`}
          </Button>
        )}
      </DialogButtons>
    </div>
  )
}

const NO_KEYWORDS = 'This column holds no keywords. Choose another column, or another file.'

function describeSummary({ rows, keywords }: FileSummary): string {
  const found = formatNoun(keywords, 'keyword', 'keywords')
  const duplicates = rows - keywords
  return duplicates === 0 ? found : `${found}, ${formatNoun(duplicates, 'duplicate', 'duplicates')} joined`
}

function describeStop(why: string, done: number): string {
  if (done === 0) return why
  return `${why} ${formatNoun(done, 'keyword is', 'keywords are')} in the plan already; continue here, or undo it under Imports.`
}
