import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { MOST_FILE_ROWS } from '#features/performance/rules.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { IconDownload } from '#ui/icons.ts'
import { formatCount } from '#ui/numbers.ts'

/** The byte order mark, by which spreadsheets recognise UTF-8: the browser removed it from the answer. */
const MARK = '\ufeff'

interface SaveCsvProps {
  /** Of the table: "Pages". */
  title: string
  fileName: string
  isEmpty: boolean
  /** Reads all rows that the filters leave, in the order of the table. */
  read: () => Promise<unknown>
}

/** The button that saves the rows of a table as a file. */
export function SaveCsv({ title, fileName, isEmpty, read }: SaveCsvProps) {
  const saving = useMutation({
    mutationFn: async () =>
      saveFile(fileName, new Blob([MARK, String(await read())], { type: 'text/csv;charset=utf-8' })),
    meta: { errorMessage: 'The file could not be made. Please try again.' },
  })
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
      aria-label={`Save ${title.toLowerCase()} as CSV`}
      title={`All rows of these filters, ${formatCount(MOST_FILE_ROWS)} at most`}
      loading={saving.isPending}
      disabled={isEmpty}
      onClick={() => saving.mutate()}
    >
      CSV
    </Button>
  )
}
