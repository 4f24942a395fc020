import { useLayoutEffect, useRef } from 'react'
import classes from './MarkdownView.module.css'
import { renderMarkdown } from './render-markdown.ts'

interface MarkdownViewProps {
  /** Markdown that anybody may have written. */
  text: string
  /** Accessible name. */
  label?: string
  /** The level of headings of the first level. */
  headingStart?: 1 | 2 | 3
}

/** Markdown as a page: nothing in it can run, and links open a new tab. */
export function MarkdownView({ text, label, headingStart = 1 }: MarkdownViewProps) {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(
    () => place.current?.replaceChildren(renderMarkdown(text, { headingStart })),
    [text, headingStart],
  )
  return <article ref={place} className={classes.view} aria-label={label} />
}
