import { Button } from '@mantine/core'
import { formatDay } from '#ui/dates/moments.ts'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { Facts, type Fact } from '#ui/dialogs/Facts.tsx'
import { ChosenFile } from '#ui/fields/ChosenFile.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { IgnoredLines } from '#ui/table/IgnoredLines.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { FoundTexts } from './FoundTexts.tsx'
import { PeriodChoice } from './PeriodChoice.tsx'
import type { FileSummary } from './search-file-worker.ts'
import classes from './SearchFile.module.css'
import { usePeriod } from './use-period.ts'
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
  const period = usePeriod(state.is === 'ready' ? state.summary : null)
  return (
    <>
      <fieldset disabled={isSending}>
        <legend className="visually-hidden">File</legend>
        <ChosenFile
          label="Import a file"
          hint={
            sending.is === 'done'
              ? 'This was in the file.'
              : 'This is in the file; nothing is in the plan yet.'
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
          <IgnoredLines {...listIgnored(state.summary)} />
          {period.isNeeded && sending.is !== 'done' && (
            <PeriodChoice summary={state.summary} period={period} isDisabled={sending.is !== 'idle'} />
          )}
          {sending.is !== 'done' && <p className={classes.note}>{explainNumbers(state.summary)}</p>}
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
              <Button
                loading={isSending}
                disabled={state.parts.length === 0}
                onClick={() => period.confirm(send)}
              >
                {sending.is === 'stopped' ? 'Continue' : 'Import'}
              </Button>
            </DialogButtons>
          )}
        </>
      )}
    </>
  )
}

function listIgnored({ skipped }: FileSummary) {
  return {
    lines: skipped.flatMap(({ reason, first }) => first.map((row) => ({ ...row, reason }))),
    count: skipped.reduce((sum, { count }) => sum + count, 0),
  }
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
function explainNumbers({ kind, days, queries, pages, undated }: FileSummary): string {
  const said: string[] = []
  if (queries + pages > 0)
    said.push('Queries come into the plan as inactive keywords, pages of its website as its pages.')
  if (undated > 0)
    said.push(
      'Numbers of a period stand beside the keywords under the name of the period, as long as no days are known, and you can delete them again.',
    )
  if (days > 0)
    said.push(
      `${kind === 'export' ? 'The sums of its days are kept' : 'Its days are kept'}, except those that were read from Search Console or are not final at Google.`,
    )
  if (days === 0 && undated === 0)
    said.push('Its rows are of single pages for single queries without a day: their numbers cannot be kept.')
  return said.join(' ')
}

function describeKept({ days, numbers, newKeywords, newPages }: Kept, summary: FileSummary): string {
  const imported = [
    ...(numbers > 0 ? [formatNoun(numbers, 'row with its numbers', 'rows with their numbers')] : []),
    formatNoun(days, 'day', 'days'),
    formatNoun(newKeywords, 'new keyword', 'new keywords'),
    formatNoun(newPages, 'new page', 'new pages'),
  ]
  const left = summary.days - days
  const rest =
    left > 0
      ? ` ${formatNoun(left, 'day was', 'days were')} left as they are: they were read from Search Console, or are not final at Google.`
      : ''
  return `Imported: ${new Intl.ListFormat('en').format(imported)}.${rest}`
}
