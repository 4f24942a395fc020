import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by opening a dialog: the entry before it is the same page without the dialog. */
    isDialogStep?: boolean
  }
}

type Search = Record<string, unknown>

/**
 * A dialog that the address names, such as `?dialog=history`. Opening it is a step of the history: going back closes
 * it, and closing it goes back. `value` is empty when no dialog is open.
 */
export function useDialogStep(name = 'dialog') {
  const router = useRouter()
  const navigate = useNavigate()
  const search: Search = useSearch({ strict: false })
  const value = search[name]
  const left = useRef<string | undefined>(undefined)
  // Forward leads to the same entry again, which can then be left again.
  useEffect(
    () =>
      router.history.subscribe(() => {
        left.current = undefined
      }),
    [router],
  )
  const change = useCallback(
    (dialog: string | undefined, { replace, view = {} }: { replace: boolean; view?: Search }) =>
      void navigate({
        to: '.',
        search: (now: Search) => ({ ...now, ...view, [name]: dialog }),
        ...(dialog !== undefined && {
          state: (now) => ({ ...now, isDialogStep: !replace || now.isDialogStep === true }),
        }),
        replace,
        resetScroll: false,
      }),
    [navigate, name],
  )
  const isOpen = typeof value === 'string'
  return {
    value: typeof value === 'string' ? value : '',
    /** Can change other parts of the query, too. Stays the same as long as no dialog is opened or closed. */
    open: useCallback(
      (dialog: string, view?: Search) => change(dialog, { replace: isOpen, ...(view && { view }) }),
      [change, isOpen],
    ),
    close: () => {
      const { state } = router.history.location
      if (state.isDialogStep !== true) return change(undefined, { replace: true })
      // The browser goes back a moment later; a second call in between must not go back once more.
      if (left.current === state.key) return
      left.current = state.key
      // Neither a busy dialog nor a question above it keeps a user here who has decided.
      router.history.back({ ignoreBlocker: true })
    },
    /** Closes the dialog and changes other parts of the query. */
    closeTo: (view: Search) => change(undefined, { replace: true, view }),
  }
}
