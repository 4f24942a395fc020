import '@mantine/core/styles/Loader.layer.css'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { IconAlertCircle, IconCircleCheck } from '#ui/icons.ts'
import { finishNotion, UNEXPECTED } from './finish-notion.ts'
import classes from './NotionIntegration.module.css'

const BUSY = 'Connecting Notion …'
const DONE = 'Notion integration successful! You can close this window'
const FAILED = 'Notion is not connected'

/** S-21: the page to which Notion sends users back; it says only whether the connection worked (F-233). */
export function NotionIntegrationScreen() {
  const [query] = useState(() => window.location.search)
  const { data, isError } = useQuery({
    queryKey: ['notion-return', query],
    queryFn: () => finishNotion(query),
    staleTime: Infinity,
    retry: false,
    // Offline, the words that say so are shown instead of an endless wait.
    networkMode: 'always',
  })
  const outcome = isError ? UNEXPECTED : data
  if (outcome === undefined) return <Result mark={<Loader size={28} />} look={classes.busy} title={BUSY} />
  if (outcome.isConnected)
    return <Result mark={<IconCircleCheck size={32} stroke={1.5} />} look={classes.good} title={DONE} />
  return (
    <Result mark={<IconAlertCircle size={32} stroke={1.5} />} look={classes.bad} title={FAILED}>
      <p role="alert">{outcome.problem}</p>
      <p className={classes.next}>{outcome.next}</p>
    </Result>
  )
}

interface ResultProps {
  mark: ReactNode
  look: string | undefined
  title: string
  children?: ReactNode
}

function Result({ mark, look, title, children }: ResultProps) {
  return (
    <div className={classes.page}>
      <span className={`${classes.mark} ${look}`} aria-hidden="true">
        {mark}
      </span>
      <h1>{title}</h1>
      {children}
      <output className="visually-hidden">{title}</output>
    </div>
  )
}
