import { useEffect, useRef, useState } from 'react'
import { saveOpened, type OpenedText } from '#features/editor/web/index.ts'

/** `asked`: not everything is saved yet, and the user decides. */
type Leaving = 'no' | 'saving' | 'asked'

/** F-198: closing saves first. It asks when something cannot be saved, and when saving takes too long for the user. */
export function useLeaving(opened: readonly OpenedText[], onLeave: () => void) {
  const [leaving, setLeaving] = useState<Leaving>('no')
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  async function leave(): Promise<void> {
    if (leaving === 'saving') return setLeaving('asked')
    setLeaving('saving')
    const isSaved = await saveOpened(opened)
    if (isGone.current) return
    if (isSaved) onLeave()
    else setLeaving('asked')
  }
  return { leaving, leave: () => void leave(), stay: () => setLeaving('no') }
}
