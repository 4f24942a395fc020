import type { z } from 'zod'
import { describeUrl } from '#ui/cells/describe-url.ts'
import type { articleSource, Research } from '../../contract.ts'
import { Fold } from '#ui/layout/Fold.tsx'
import classes from './Sources.module.css'

/** Where sources say different things, and what none of them answers. */
export function Findings({ contradictions, missing }: Pick<Research, 'contradictions' | 'missing'>) {
  return (
    <>
      <Lines title="Sources disagree" lines={contradictions} />
      <Lines title="No source answers" lines={missing} />
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Fold title={title} count={lines.length}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** The pages that could not be read, and why. */
export function UnreadSources({ sources }: { sources: readonly z.infer<typeof articleSource>[] }) {
  const unread = sources.flatMap(({ url, problem }) => (problem === null ? [] : [{ url, problem }]))
  if (unread.length === 0) return null
  return (
    <Fold title="Could not be read" count={unread.length}>
      <ul className={classes.lines}>
        {unread.map(({ url, problem }) => {
          const { host, rest, href } = describeUrl(url)
          return (
            <li key={url}>
              {href === null ? (
                host
              ) : (
                <a href={href} target="_blank" rel="noopener noreferrer" dir="auto">
                  {host}
                  {rest}
                </a>
              )}
              <span className={classes.why}>{problem}</span>
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}
