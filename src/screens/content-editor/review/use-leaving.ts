import { useEffect, useRef, useState } from 'react'
import { saveOpened, type OpenedText } from '#features/editor/web/index.ts'

/** `asked`: not everything is saved yet, and the user decides. */
type Leaving = 'no' | 'saving' | 'asked'

/** F-198: closing saves first. It asks when something cannot be saved, and when saving takes too long for the user. */
export function useLeaving(opened: readonly OpenedText[], onLeave: () => void) {
  const [leaving, setLeaving] = useState<Leaving>('no')
  /** Counts the attempts: one that the user has given up says nothing any more. */
  const attempts = useRef(0)
  useEffect(
    () => () => {
      attempts.current++
    },
    [],
  )
  async function leave(): Promise<void> {
    if (leaving === 'saving') return setLeaving('asked')
    setLeaving('saving')
    const attempt = ++attempts.current
    const isSaved = await saveOpened(opened)
    if (attempt !== attempts.current) return
    if (isSaved) onLeave()
    else setLeaving('asked')
  }
  return {
    leaving,
    leave: () => void leave(),
    stay: () => {
      attempts.current++
      setLeaving('no')
    },
  }
}
