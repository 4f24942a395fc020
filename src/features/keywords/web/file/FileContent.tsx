import { formatNoun } from '#ui/numbers.ts'
import { IgnoredLines } from '#ui/table/IgnoredLines.tsx'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { TakenKind } from '../../incoming/index.ts'
import { KeepIgnored, type IgnoredSum } from '../research/KeepIgnored.tsx'
import { LanguageNote } from '../research/LanguageNote.tsx'
import classes from './FileImport.module.css'
import { FilePreview } from './FilePreview.tsx'
import type { FileSummary } from './file-worker.ts'

interface FileContentProps {
  place: PlanPlace
  summary: FileSummary
  kept: readonly TakenKind[]
  isDisabled: boolean
  onKeep: (kept: TakenKind[]) => void
}

/** What a file contains: the first keywords, and the rows that are left out. */
export function FileContent({ place, summary, kept, isDisabled, onKeep }: FileContentProps) {
  return (
    <>
      {summary.keywords > 0 && (
        <>
          <LanguageNote place={place} keywords={summary.sample} />
          <FilePreview keywords={summary.first} />
          <p className={classes.sum}>{describeSummary(summary)}</p>
        </>
      )}
      <KeepIgnored lines={sumReview(summary)} kept={kept} isDisabled={isDisabled} onKeep={onKeep} />
      <IgnoredLines {...listIgnored(summary, kept.includes('review'))} />
    </>
  )
}

function listIgnored({ skipped, review }: FileSummary, isReviewKept: boolean) {
  const lines = isReviewKept ? skipped.rows : [...skipped.rows, ...review.rows]
  return {
    lines: lines.toSorted((one, other) => one.line - other.line),
    count: skipped.count + (isReviewKept ? 0 : review.count),
  }
}

function sumReview({ review: { count, reasons } }: FileSummary): IgnoredSum[] {
  return count === 0 ? [] : [{ kind: 'review', count, reasons: reasons.map(({ reason }) => reason) }]
}

function describeSummary({ rows, keywords, roughVolumes }: FileSummary): string {
  const found = formatNoun(keywords, 'keyword', 'keywords')
  const duplicates = rows - keywords
  const joined = duplicates === 0 ? '' : `, ${formatNoun(duplicates, 'duplicate', 'duplicates')} joined`
  const rough = roughVolumes === 0 ? '' : `. ${describeRough(roughVolumes)}`
  return `${found}${joined}${rough}`
}

function describeRough(count: number): string {
  return `${formatNoun(count, 'search volume is', 'search volumes are')} approximate (~): of a range the rounded middle is taken.`
}
