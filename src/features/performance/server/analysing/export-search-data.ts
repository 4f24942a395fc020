import type { SentFile } from '#platform/contract/files.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { MOST_FILE_ROWS } from '../../rules.ts'
import type { AnswerRow, Question } from './answer.ts'
import { askSearchData } from './ask-search-data.ts'
import type { PerformanceServices } from './performance-services.ts'
import { listMeasures, MEASURES, writeCsvFile, type Cell } from './write-csv.ts'

const STATES: Record<NonNullable<AnswerRow['state']>, string> = {
  cluster: '',
  'page excluded': 'Page excluded',
  'keyword excluded': 'Keyword excluded',
  'keyword not analyzed': 'Keyword not analyzed',
  none: '',
}

/** All pages or queries of a question as CSV, in the order of the table; a last line says when there are more. */
export async function exportSearchData(
  ctx: MemberContext,
  services: PerformanceServices,
  question: Question,
): Promise<SentFile> {
  if (question.grouping === 'date') throw new Invalid('A file has pages or queries: choose one as grouping.')
  const { rows, total, previous } = await askSearchData(ctx, services, {
    ...question,
    withTotals: false,
    limit: MOST_FILE_ROWS,
    offset: 0,
  })
  const heads = [
    question.grouping === 'page' ? 'URL' : 'Keyword',
    'Cluster',
    ...MEASURES,
    ...(previous === null ? [] : MEASURES.map((name) => `${name} ${previous.from} to ${previous.to}`)),
  ]
  const lines = [
    heads,
    ...rows.map((row) => writeRow(row, previous !== null)),
    ...tellMore(rows.length, total),
  ]
  return writeCsvFile(`${question.grouping === 'page' ? 'pages' : 'keywords'}.csv`, lines)
}

function writeRow(row: AnswerRow, isCompared: boolean): Cell[] {
  const cluster = row.title ?? (row.state && STATES[row.state])
  const before = isCompared ? listMeasures(row.previous ?? null) : []
  return [row.keys[0] ?? '', cluster, ...listMeasures(row), ...before]
}

function tellMore(rows: number, total: number): Cell[][] {
  const more = total - rows
  return more > 0 ? [[`${more} more rows are not in this file: narrow the filters to get them.`]] : []
}
