import { Invalid } from '#platform/errors.ts'
import { answerQuestions } from '#platform/web/worker/answer-questions.ts'
import { explainUnreadFile } from '#platform/web/worker/read-file.ts'
import {
  cutParts,
  readSearchFile,
  type FilePart,
  type FoundText,
  type SearchFile,
} from '../../files/index.ts'
import { guessPeriod } from './guess-period.ts'

/** Largest file before it is unpacked; its unpacked size has a limit of its own. */
const LARGEST_MB = 50
const SHOWN = 5

/** What a file contains, to show before it is imported. */
export interface FileSummary extends Pick<
  SearchFile,
  'kind' | 'language' | 'isComparison' | 'isNarrowed' | 'rows' | 'skipped'
> {
  days: number
  range: { from: string | null; to: string | null }
  queries: number
  pages: number
  first: FoundText[]
  /** Number of queries and pages with sums of a whole period. */
  undated: number
  /** The period that these sums probably have. */
  guess: ReturnType<typeof guessPeriod>
}

interface ReadFile {
  summary: FileSummary
  parts: FilePart[]
}

export type SearchFileWorker = typeof answers

const answers = { read }
answerQuestions(answers, explainUnreadFile)

async function read(file: File): Promise<ReadFile> {
  if (file.size > LARGEST_MB * 1_000_000)
    throw new Invalid(`${file.name} is larger than ${LARGEST_MB} MB. Export less at once.`)
  const found = await readSearchFile(file.name, new Uint8Array(await file.arrayBuffer()))
  const { parts, tooLarge } = cutParts(found)
  const skipped =
    tooLarge.length === 0
      ? found.skipped
      : [
          ...found.skipped,
          {
            reason: 'This day has too many rows for one request',
            count: tooLarge.length,
            first: tooLarge.map((day) => ({ line: day, text: '' })),
          },
        ]
  const { kind, language, isComparison, isNarrowed, rows, queries, pages, days, undated } = found
  const range = { from: days.at(0)?.day ?? null, to: days.at(-1)?.day ?? null }
  return {
    parts,
    summary: {
      kind,
      language,
      isComparison,
      isNarrowed,
      rows,
      skipped,
      days: days.length - tooLarge.length,
      range,
      queries: queries.length,
      pages: pages.length,
      first: (queries.length > 0 ? queries : pages).slice(0, SHOWN),
      undated: undated.queries.length + undated.pages.length,
      guess: guessPeriod({
        name: file.name,
        savedOn: new Date(file.lastModified).toISOString().slice(0, 10),
        days: range.from === null || range.to === null ? null : { from: range.from, to: range.to },
        filters: found.filters,
      }),
    },
  }
}
