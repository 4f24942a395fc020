import type { EditorState } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import article from '../../markdown/Article.module.css'
import type { PaneProps } from '../pane.ts'
import { startEditor } from './start-editor.ts'
import classes from './VisualPane.module.css'

interface VisualPaneProps extends PaneProps {
  onView: (view: EditorView | null) => void
  onState: (state: EditorState) => void
  onRefused: (sentence: string) => void
  /** The user wants to link the selected text. */
  onLinkKey: () => void
  /** The editor cannot be started. */
  onFailed: () => void
}

/** The text as it will look. */
export function VisualPane(props: VisualPaneProps) {
  const { label, placeholder, isReadOnly } = props
  const place = useRef<HTMLDivElement>(null)
  const [isStarted, setIsStarted] = useState(false)
  const end = useRef(() => {})
  const callbacks = useEffectEvent((): Omit<VisualPaneProps, 'label' | 'placeholder' | 'isReadOnly'> => props)

  // What was typed last is told before the effects of the component that saves it end.
  useLayoutEffect(() => () => end.current(), [])

  useEffect(() => {
    const element = place.current
    if (element === null) return
    let isGone = false
    const started = startEditor({
      place: element,
      label,
      placeholder,
      isReadOnly,
      readText: () => callbacks().readText(),
      onChange: (text) => callbacks().onChange(text),
      onState: (state) => callbacks().onState(state),
      onRefused: (sentence) => callbacks().onRefused(sentence),
      onToolbarKey: () => callbacks().onToolbarKey(),
      onLinkKey: () => callbacks().onLinkKey(),
      onLink: (link) => callbacks().onLink(link),
    })
    started.then(
      ({ view, ...pane }) => {
        if (isGone) return pane.end()
        setIsStarted(true)
        end.current = pane.end
        callbacks().onView(view)
        callbacks().onReady({ ...pane, focus: () => view.focus() })
      },
      () => isGone || callbacks().onFailed(),
    )
    return () => {
      isGone = true
      end.current()
      callbacks().onReady(null)
      callbacks().onView(null)
      void started.then(
        ({ destroy }) => destroy(),
        () => null,
      )
    }
  }, [label, placeholder, isReadOnly])

  return (
    <div
      ref={place}
      className={`${article.article} ${classes.pane}`}
      aria-busy={!isStarted}
      data-readonly={isReadOnly || undefined}
    />
  )
}
