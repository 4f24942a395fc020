import { useState } from 'react'

/** What a form shows: the saved values with those that were typed over them. */
export function useDraftValues<Values extends object>(saved: Values) {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const values = { ...saved, ...typed }
  return {
    values,
    isChanged: JSON.stringify(values) !== JSON.stringify(saved),
    change: (part: Partial<Values>) => setTyped((now) => ({ ...now, ...part })),
    /** Shows the saved values again, as after they were saved. */
    reset: () => setTyped({}),
  }
}
