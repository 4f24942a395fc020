import { Button } from '@mantine/core'
import { IgnoredLines } from '#features/keywords/web/index.ts'
import { formatDay } from '#ui/dates/moments.ts'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { Facts, type Fact } from '#ui/dialogs/Facts.tsx'
import { ChosenFile } from '#ui/fields/ChosenFile.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { FoundTexts } from './FoundTexts.tsx'
import type { FileSummary } from './search-file-worker.ts'
import classes from './SearchFile.module.css'
import { useSearchFile, type Kept } from './use-search-file.ts'

interface SearchFileImportProps {
  contentplanId: number
  file: File
  onRemove: () => void
  onBusy: (isBusy: boolean) => void
}

/** Shows what a file contains, and imports it. */
export function SearchFileImport({ contentplanId, file, onRemove, onBusy }: SearchFileImportProps) {
  const { state, sending, send } = useSearchFile(contentplanId, file, onBusy)
  const isSending = sending.is === 'sending'
  return (
    <>
      <fieldset disabled={isSending}>
        <legend className="visually-hidden">File</legend>
        <ChosenFile
          label="Import a file"
          hint={
            sending.is === 'done'
              ? 'This is what it told.'
              : 'This is what it brings; nothing is in the plan yet.'
          }
          file={file}
          onRemove={onRemove}
        />
      </fieldset>
      {state.is === 'reading' && <SkeletonRows label={`Reading ${file.name}`} count={4} rowHeight={32} />}
      <ProblemLine text={explainProblem(state, sending)} />
      {state.is === 'ready' && (
        <>
          <Facts facts={listFacts(state.summary)} />
          <FoundTexts found={state.summary.first} isPages={state.summary.queries === 0} />
          <IgnoredLines ignored={state.summary.skipped} />
          <p className={classes.note}>{explainNumbers(state.summary)}</p>
          {isSending && (
            <ProgressBar
              label="Import"
              text={`${formatCount(sending.at)} of ${formatNoun(state.parts.length, 'part', 'parts')}`}
              share={sending.at / state.parts.length}
            />
          )}
          {sending.is === 'done' ? (
            <output className={classes.note}>{describeKept(sending.kept, state.summary)}</output>
          ) : (
            <DialogButtons>
              <Button loading={isSending} disabled={state.parts.length === 0} onClick={send}>
                {sending.is === 'stopped' ? 'Continue' : 'Import'}
              </Button>
            </DialogButtons>
          )}
        </>
      )}
    </>
  )
}

function explainProblem(
  state: ReturnType<typeof useSearchFile>['state'],
  sending: ReturnType<typeof useSearchFile>['sending'],
): string | null {
  if (state.is === 'refused') return state.why
  return sending.is === 'stopped' ? sending.why : null
}

function listFacts({ kind, language, isComparison, rows, queries, pages, days, range }: FileSummary): Fact[] {
  const what = kind === 'export' ? 'Search Console export' : 'Table'
  const said = [what, language, isComparison && 'comparison of two ranges'].filter(Boolean).join(', ')
  return [
    { name: 'File', value: said },
    { name: 'Rows', value: formatCount(rows) },
    { name: 'Queries', value: formatCount(queries) },
    { name: 'Pages', value: formatCount(pages) },
    {
      name: 'Days',
      value:
        range.from === null || range.to === null
          ? 'None'
          : `${formatDay(`${range.from}T12:00`)} – ${formatDay(`${range.to}T12:00`)} (${formatNoun(days, 'day', 'days')})`,
    },
  ]
}

/** Explains which numbers are stored; this depends on whether the file has days. */
function explainNumbers({ kind, days, queries, pages }: FileSummary): string {
  const texts =
    queries + pages > 0 ? 'Queries come into the plan as inactive keywords, pages as its pages. ' : ''
  if (days === 0)
    return `${texts}The file does not say on which day its numbers were counted, so they are not kept: nothing here shows days that nobody knows.`
  const kept = kind === 'export' ? 'The sums of its days are kept' : 'Its days are kept'
  return `${texts}${kept}, except where Search Console has told a day itself or Google has not finished it.`
}

function describeKept({ days, newKeywords, newPages }: Kept, summary: FileSummary): string {
  const imported = [
    formatNoun(days, 'day', 'days'),
    formatNoun(newKeywords, 'new keyword', 'new keywords'),
    formatNoun(newPages, 'new page', 'new pages'),
  ]
  const left = summary.days - days
  const rest =
    left > 0
      ? ` ${formatNoun(left, 'day was', 'days were')} left as they are: Search Console has told them, or Google has not finished them.`
      : ''
  return `Imported: ${new Intl.ListFormat('en').format(imported)}.${rest}`
}
