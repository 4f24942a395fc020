import { useEffect, useEffectEvent, useState } from 'react'
import { findSession } from './session/session.ts'

/**
 * A text that is kept in this tab when a dialog closes, the page reloads or its user signs in again; for one user.
 * Setting it to nothing forgets it.
 */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `keyloom-draft ${findSession()?.sub ?? ''} ${name}`
  const [text, setText] = useState(() => readDraft(key))
  const change = (next: string) => {
    setText(next)
    keepDraft(key, next)
  }
  return [text, change]
}

/** The same for what is chosen in an open dialog: a reload of the page leaves it, closing the dialog forgets it. */
export function useDialogDraft(name: string): [string, (text: string) => void] {
  const [text, change] = useDraft(name)
  const forget = useEffectEvent(() => change(''))
  useEffect(() => () => forget(), [])
  return [text, change]
}

function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keepDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is blocked or full: the text is kept as long as the screen is open.
  }
}
