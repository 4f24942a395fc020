import { useMutation } from '@tanstack/react-query'
import { MOST_FILE_ROWS } from '#features/performance/rules.ts'
import { performanceApi } from '#features/performance/web/index.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { formatCount } from '#ui/numbers.ts'

/** The byte order mark, by which spreadsheets recognise UTF-8: the browser removed it from the answer. */
const MARK = '\ufeff'

type Question = Parameters<typeof performanceApi.exportSearchData.call>[0]

/** Saves all rows that the filters leave as a file, in the order of the table. */
export function useSaveCsv(question: Question) {
  const saving = useMutation({
    mutationFn: async () => {
      const csv = await performanceApi.exportSearchData.call(question)
      saveFile(
        question.grouping === 'page' ? 'report-pages.csv' : 'report-keywords.csv',
        new Blob([MARK, String(csv)], { type: 'text/csv;charset=utf-8' }),
      )
    },
    meta: { errorMessage: 'The file could not be made. Please try again.' },
  })
  return {
    save: () => saving.mutate(),
    isSaving: saving.isPending,
    note: `All rows of these filters, ${formatCount(MOST_FILE_ROWS)} at most`,
  }
}
