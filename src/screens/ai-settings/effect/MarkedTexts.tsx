import { useMemo } from 'react'
import { findWordDifferences } from '#features/editor/web/index.ts'
import classes from '../AISettings.module.css'

/** A text before and after, side by side: what goes is marked on the left, what comes on the right. */
export function MarkedTexts({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => findWordDifferences(before, after), [before, after])
  const keyed = parts.map((part, at) => ({ ...part, key: `${part.kind} ${at}` }))
  return (
    <div className={classes.pair}>
      <section className={classes.marked} aria-label="The paragraph before">
        <h3>Before</h3>
        <p dir="auto">
          {keyed.map(({ kind, text, key }) =>
            kind === 'added' ? null : kind === 'removed' ? (
              <del key={key}>{text}</del>
            ) : (
              <span key={key}>{text}</span>
            ),
          )}
        </p>
      </section>
      <section className={classes.marked} aria-label="The paragraph after">
        <h3>After</h3>
        <p dir="auto">
          {keyed.map(({ kind, text, key }) =>
            kind === 'removed' ? null : kind === 'added' ? (
              <ins key={key}>{text}</ins>
            ) : (
              <span key={key}>{text}</span>
            ),
          )}
        </p>
        {before === after && <p className={classes.note}>The model changed nothing.</p>}
      </section>
    </div>
  )
}
