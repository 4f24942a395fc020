import type { SearchData } from '#features/performance/web/index.ts'

/** When there will be search data, where there are none: while they are first imported, or not by themselves. */
export function describeDaysAfter(run: SearchData['run']): string {
  switch (run?.state) {
    case 'queued':
    case 'running':
    case 'waiting':
      return 'The first import is under way. The newest days come first and appear here by themselves.'
    case 'failed':
      return 'The first import failed. The Search Console screen says why.'
    default:
      return 'There are no search data yet. Import them from Search Console or from a file.'
  }
}

/** Whether days are read for the first time, the newest first. */
export function isFirstImport({
  run,
  import_ended: ended,
}: Pick<SearchData, 'run' | 'import_ended'>): boolean {
  return ended === null && run !== null && ['queued', 'running', 'waiting'].includes(run.state)
}
