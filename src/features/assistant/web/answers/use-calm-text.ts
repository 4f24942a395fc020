import { useEffect, useRef, useState } from 'react'

/** A text is drawn at most so often while it grows (F-147): drawing takes longer the longer it is. */
const PAUSE_MS = 100

/** A text that may grow many times a second: the first word at once, all others with pauses, and the end at once. */
export function useCalmText(text: string, isGrowing: boolean): string {
  const [shown, setShown] = useState(text)
  const latest = useRef(text)
  const isDue = !isGrowing || (shown === '' && text !== '')
  if (isDue && shown !== text) setShown(text)
  const isBehind = shown !== text
  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    if (!isBehind) return undefined
    const timer = setInterval(() => setShown(latest.current), PAUSE_MS)
    return () => clearInterval(timer)
  }, [isBehind])
  return shown
}
