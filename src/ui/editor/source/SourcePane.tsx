import { useEffect, useEffectEvent, useRef } from 'react'
import type { PaneProps } from '../pane.ts'
import classes from './SourcePane.module.css'
import { startSource } from './start-source.ts'

/** The text as markdown. */
export function SourcePane(props: PaneProps) {
  const { label, placeholder, isReadOnly } = props
  const place = useRef<HTMLDivElement>(null)
  const callbacks = useEffectEvent(() => props)

  useEffect(() => {
    if (place.current === null) return
    const { destroy, ...pane } = startSource({
      place: place.current,
      label,
      placeholder,
      isReadOnly,
      readText: () => callbacks().readText(),
      onChange: (text) => callbacks().onChange(text),
      onToolbarKey: () => callbacks().onToolbarKey(),
      onLink: (link) => callbacks().onLink(link),
    })
    callbacks().onReady(pane)
    return () => {
      callbacks().onReady(null)
      destroy()
    }
  }, [label, placeholder, isReadOnly])

  return <div ref={place} className={classes.pane} />
}
