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
} from '../../files/index.ts'
import type { Ignored } from '../../rules.ts'
import { CollectedKeywords, listSkipped } from './collect-keywords.ts'

const SHOWN = 5
/** Largest file that a browser can hold in memory: about two million keywords. */
const LARGEST_MB = 100

/** What a file contains when it is read with one mapping of its columns. */
export interface FileSummary {
  /** Number of rows with a keyword. */
  rows: number
  /** Number of different keywords. */
  keywords: number
  skipped: Ignored[]
  /** The first keywords. */
  first: ListedKeyword[]
}

export type FileWorker = typeof answers

let keywords: ListedKeyword[] = []

const answers = {
  async preview(file: File): Promise<ListPreview> {
    refuseLarge(file)
    return previewList(fileSource(file))
  },
  read: readAll,
  /** A part of the keywords that the last `read` found. */
  part: ({ at, count }: { at: number; count: number }) => keywords.slice(at, at + count),
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
  for await (const rows of readList(fileSource(file), { preview, mapping, report }))
    for (const row of rows) collected.add(row)
  keywords = collected.all
  return {
    rows: report.rows,
    keywords: keywords.length,
    skipped: listSkipped(report),
    first: keywords.slice(0, SHOWN),
  }
}

function refuseLarge({ name, size }: File): void {
  if (size > LARGEST_MB * 1_000_000)
    throw new Invalid(`${name} is larger than ${LARGEST_MB} MB. Split it and import its parts one by one.`)
}
