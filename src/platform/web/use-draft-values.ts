import { useState } from 'react'

/** What a form shows: the saved values with those that were typed over them. */
export function useDraftValues<Values extends object>(saved: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const values = { ...saved, ...typed }
  return {
    values,
    isChanged: JSON.stringify(values) !== JSON.stringify(saved),
    change: (part: Partial<Values>) => setTyped((now) => ({ ...now, ...part })),
    /** Shows the saved values again. */
    reset: () => setTyped({}),
    /** Shows these values as saved. What was typed since they were sent stays. */
    settle: (sent: Values) => setTyped((now) => dropSaved(now, sent)),
  }
}

/** What was typed, without what was saved of it: a change during the save stays. */
export function dropSaved<Values extends object>(
  typed: Partial<Values>,
  saved: Partial<Values>,
): Partial<Values> {
  const left = { ...typed }
  for (const name in typed) if (JSON.stringify(typed[name]) === JSON.stringify(saved[name])) delete left[name]
  return left
}
