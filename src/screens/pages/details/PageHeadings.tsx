import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesApi } from '#features/pages/web/index.ts'
import { cssVariables } from '#ui/css-variables.ts'
import { formatCount } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './PageDrawer.module.css'

const FIRST = 12

/** The headings of a page as of its last visit, as an outline. */
export function PageHeadings({ pageId }: { pageId: number }) {
  const [isWhole, setIsWhole] = useState(false)
  const { data, isPending, refetch } = useQuery(pagesApi.readText.queryOptions({ input: { pageId } }))
  if (isPending) return <SkeletonRows label="Loading the headings" count={4} rowHeight={24} />
  if (data === undefined)
    return <ErrorPanel title="The headings could not be loaded" onRetry={() => void refetch()} />
  const { headings } = data
  if (headings.length === 0) return <p className={classes.dimmed}>It has no headings.</p>
  const shown = isWhole ? headings : headings.slice(0, FIRST)
  return (
    <>
      <ul className={classes.headings}>
        {shown.map(({ level, text }, place) => (
          // oxlint-disable-next-line no-array-index-key -- headings may be equal, and their order is fixed
          <li key={place} className={classes.heading} style={cssVariables({ '--level': String(level) })}>
            <span className={classes.level}>H{level}</span>
            <bdi title={text}>{text.trim() === '' ? '(empty)' : text}</bdi>
          </li>
        ))}
      </ul>
      {headings.length > shown.length && (
        <Button className={classes.undo} size="xs" variant="default" onClick={() => setIsWhole(true)}>
          Show all {formatCount(headings.length)}
        </Button>
      )}
    </>
  )
}
