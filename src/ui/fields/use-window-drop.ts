import { useEffect, useEffectEvent, useState } from 'react'

/** Accepts files that are dropped anywhere in the window; returns whether files are dragged over it now. */
export function useWindowDrop(onDrop: (files: File[], target: EventTarget | null) => unknown): boolean {
  const [isOver, setIsOver] = useState(false)
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    const stop = new AbortController()
    const listen = (type: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      window.addEventListener(type, handle, { signal: stop.signal })

    listen('dragover', (event) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    })
    listen('dragleave', (event) => {
      // No related target: the pointer has left the window, not just one element.
      if (event.relatedTarget === null) setIsOver(false)
    })
    listen('drop', (event) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      drop([...(event.dataTransfer?.files ?? [])], event.target)
    })
    return () => stop.abort()
  }, [])

  return isOver
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}
