import { useEffect, useRef } from 'react'
import classes from './ClustererForm.module.css'
import { FilePlaces } from './FilePlaces.tsx'
import { MinimumOverlap } from './MinimumOverlap.tsx'
import { RunBar } from './RunBar.tsx'
import { Trouble } from './Trouble.tsx'
import type { Clusterer } from './use-clusterer.ts'

export function ClustererForm({ clusterer, isOver }: { clusterer: Clusterer; isOver: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // After "Cluster another list" the button is gone: the focus starts over at the top. Not on the first visit.
  useEffect(() => {
    if (document.activeElement === document.body && window.scrollY > 0) heading.current?.focus()
  }, [])
  return (
    <form
      className={classes.form}
      aria-label="Cluster a list"
      onSubmit={(event) => {
        event.preventDefault()
        void clusterer.start()
      }}
    >
      <div className={classes.intro}>
        <h1 ref={heading} tabIndex={-1}>
          Keyword clusterer
        </h1>
        <p>
          Groups the keywords that search engines answer with the same pages, so that you write one page for
          each group. Runs in this browser: nothing is uploaded, nothing is stored.
        </p>
      </div>
      <FilePlaces clusterer={clusterer} isOver={isOver} />
      <MinimumOverlap clusterer={clusterer} />
      <Trouble clusterer={clusterer} />
      <RunBar clusterer={clusterer} canTrySample />
    </form>
  )
}
