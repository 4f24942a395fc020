import { useCallback } from 'react'
import { readId } from '#platform/web/read-id.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'

/**
 * Which page the address shows in detail, as `?details=12`: `page` is the page of the list. Opening is a step of the
 * history, so that going back closes it.
 */
export function usePageDetails() {
  const step = useDialogStep('details')
  const { open } = step
  return {
    /** Null when none is open. */
    pageId: step.value === '' ? null : (readId(step.value) ?? UNKNOWN),
    open: useCallback((pageId: number) => open(String(pageId)), [open]),
    close: step.close,
  }
}

/** No page has this id. */
const UNKNOWN = 0
