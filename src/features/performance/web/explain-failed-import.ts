import { explainImportError } from '../rules.ts'
import type { SearchData } from './api.ts'

/** Why imports fail: what a user has to repair, or else why the last import failed; null when it did not. */
export function explainFailedImport({
  import_error: error,
  import_trouble: trouble,
  run,
}: Pick<SearchData, 'import_error' | 'import_trouble' | 'run'>): string | null {
  const reason = error ?? (run?.state === 'failed' ? run.reason : null)
  if (reason === null) return null
  const { what, how } = explainImportError({ reason, trouble: error === null ? run?.trouble : trouble })
  return `${what} ${how}`.trim()
}
