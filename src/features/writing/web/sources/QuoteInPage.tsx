import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import type { articleSource } from '../../contract.ts'
import { IconAlertTriangle } from '#ui/icons.ts'
import classes from './Sources.module.css'

interface QuoteInPageProps {
  quote: string
  source: z.infer<typeof articleSource>
  /** Of the page. */
  before: string
  after: string
}

/** The stored text of a page around a quote, which is marked in it. */
export function QuoteInPage({ quote, source, before, after }: QuoteInPageProps) {
  const box = useRef<HTMLElement>(null)
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    if (box.current === null || mark.current === null) return
    const spare = box.current.clientHeight - mark.current.offsetHeight
    box.current.scrollTop = mark.current.offsetTop - Math.max(8, spare / 2)
  }, [])
  return (
    <>
      {source.problem !== null && (
        <p className={classes.problem}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          {source.problem} This is what it said when it was read.
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keys, too */}
      <section ref={box} className={classes.page} aria-label="In its page" dir="auto" tabIndex={0}>
        {before}
        <mark ref={mark}>{quote}</mark>
        {after}
      </section>
    </>
  )
}
