import { Invalid } from '#platform/errors.ts'
import { answerQuestions } from '#platform/web/worker/answer-questions.ts'
import { explainUnreadFile, fileSource } from '#platform/web/worker/read-file.ts'
import {
  createListReport,
  previewList,
  readList,
  type ListedKeyword,
  type ListMapping,
  type ListPreview,
  type ListRow,
} from '../../files/index.ts'
import { MOST_IGNORED_LISTED } from '../../rules.ts'
import { CollectedKeywords } from './collect-keywords.ts'

const SHOWN = 5
/** Keywords by which the language is recognised. */
const SAMPLE = 2_000
/** Largest file that a browser can hold in memory: about two million keywords. */
const LARGEST_MB = 100

/** What a file contains when it is read with one mapping of its columns. */
export interface FileSummary {
  /** Number of rows with a keyword, without those to review. */
  rows: number
  /** Number of different keywords, without those to review. */
  keywords: number
  /** Rows that cannot be imported. */
  skipped: LeftOut
  /** Rows with texts that people hardly search for; the user decides. */
  review: LeftOut & {
    /** Number of different keywords. */
    keywords: number
  }
  /** How many of them have a rough volume. */
  roughVolumes: number
  /** The first keywords. */
  first: ListedKeyword[]
  sample: string[]
}

interface LeftOut {
  count: number
  reasons: { reason: string; count: number }[]
  /** The first of the rows. */
  rows: ListRow[]
}

export type FileWorker = typeof answers

let keywords: ListedKeyword[] = []
let toReview: ListedKeyword[] = []

const answers = {
  async preview(file: File): Promise<ListPreview> {
    refuseLarge(file)
    return previewList(fileSource(file))
  },
  read: readAll,
  /** A part of the keywords that the last `read` found; those to review are the last. */
  part: ({ at, count }: { at: number; count: number }) => [
    ...keywords.slice(at, at + count),
    ...toReview.slice(Math.max(0, at - keywords.length), Math.max(0, at + count - keywords.length)),
  ],
}
answerQuestions(answers, explainUnreadFile)

interface Reading {
  file: File
  preview: ListPreview
  mapping: ListMapping
}

async function readAll({ file, preview, mapping }: Reading): Promise<FileSummary> {
  const report = createListReport()
  const collected = new CollectedKeywords()
  const reviewed = new CollectedKeywords()
  const review: LeftOut = { count: 0, reasons: [], rows: [] }
  for await (const rows of readList(fileSource(file), { preview, mapping, report }))
    for (const row of rows) {
      if (row.review !== null) addLeftOut(review, row.review)
      ;(row.review === null ? collected : reviewed).add(row.keyword)
    }
  keywords = collected.all
  toReview = reviewed.all
  const { skippedReasons, skippedRows } = report
  return {
    rows: report.rows - review.count,
    keywords: keywords.length,
    skipped: {
      count: skippedReasons.reduce((sum, { count }) => sum + count, 0),
      reasons: skippedReasons,
      rows: skippedRows.toSorted((one, other) => one.line - other.line),
    },
    review: { ...review, keywords: toReview.length },
    roughVolumes: keywords.filter(({ volume_is_rough: isRough }) => isRough).length,
    first: keywords.slice(0, SHOWN),
    sample: keywords.slice(0, SAMPLE).map(({ keyword }) => keyword),
  }
}

function addLeftOut(review: LeftOut, row: ListRow): void {
  review.count++
  if (review.rows.length < MOST_IGNORED_LISTED) review.rows.push(row)
  const known = review.reasons.find(({ reason }) => reason === row.reason)
  if (known) known.count++
  else review.reasons.push({ reason: row.reason, count: 1 })
}

function refuseLarge({ name, size }: File): void {
  if (size > LARGEST_MB * 1_000_000)
    throw new Invalid(`${name} is larger than ${LARGEST_MB} MB. Split it and import its parts one by one.`)
}
