import { useMemo, useState } from 'react'
import { parseChoices, type Choices } from './parse-choices.ts'
import { findSession } from './session/session.ts'

interface Column {
  key: string
  /** Hidden until the user chooses it. */
  isOptional?: boolean
}

/** The columns of a list and which are hidden. What each user chooses is kept in the browser by the list's name. */
export function useChosenColumns<One extends Column>(list: string, columns: readonly One[]) {
  const [choice, setChoice] = useState(() => readChoices()[list] ?? {})
  const hidden = useMemo<ReadonlySet<string>>(
    () => new Set(columns.filter((column) => !isShown(column, choice)).map(({ key }) => key)),
    [columns, choice],
  )
  const onChange = (next: ReadonlySet<string>) => {
    const changed = columns.filter((column) => isShown(column, choice) === next.has(column.key))
    const chosen = { ...choice, ...Object.fromEntries(changed.map(({ key }) => [key, !next.has(key)])) }
    setChoice(chosen)
    keepChoices({ ...readChoices(), [list]: chosen })
  }
  return { columns, hidden, onChange }
}

function isShown({ key, isOptional = false }: Column, choice: Record<string, boolean>): boolean {
  return choice[key] ?? !isOptional
}

function keyOfUser(): string {
  return `keyloom-columns-${findSession()?.sub ?? ''}`
}

function readChoices(): Choices {
  try {
    return parseChoices(localStorage.getItem(keyOfUser()))
  } catch {
    return {}
  }
}

/** Without storage a choice lasts as long as the list is open. */
function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(keyOfUser(), JSON.stringify(choices))
  } catch {
    // Nothing is lost but the choice.
  }
}
