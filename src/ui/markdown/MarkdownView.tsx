import { useLayoutEffect, useRef } from 'react'
import classes from './Article.module.css'
import { renderMarkdown } from './render-markdown.ts'

interface MarkdownViewProps {
  /** Markdown that anybody may have written. */
  text: string
  /** Accessible name. */
  label?: string
  /** The level of headings of the first level. */
  headingStart?: 1 | 2 | 3
  /** Whether it is a short text among others. */
  isNote?: boolean
  /**
   * Whether a link may lead to an address; without it, to any. Other links are shown as their text, images as their
   * description, and HTML as it is written. A new function renders the text again.
   */
  allowLink?: (address: string) => boolean
}

/** Markdown as a page: nothing in it can run, and links open a new tab. */
export function MarkdownView({
  text,
  label,
  headingStart = 1,
  isNote = false,
  allowLink,
}: MarkdownViewProps) {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return
    const parts = renderMarkdown(text, { headingStart, allowLink })
    current.replaceChildren()
    return showParts(current, parts)
  }, [text, headingStart, allowLink])
  return (
    <article ref={place} className={classes.article} data-note={isNote || undefined} aria-label={label} />
  )
}

/** Shows the first part now and the others one by one. Returns a function that stops. */
function showParts(place: HTMLElement, parts: Iterator<DocumentFragment>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const showNext = () => {
    const { value, done } = parts.next()
    place.ariaBusy = done === true ? null : 'true'
    if (done === true) return
    place.append(value)
    timer = setTimeout(showNext)
  }
  showNext()
  return () => clearTimeout(timer)
}
