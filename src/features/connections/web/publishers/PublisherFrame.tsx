import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '#platform/web/api/api-error.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import type { Integration, PublisherType } from '../../contract.ts'
import { connectionsApi } from '../api.ts'
import { describeUse } from './describe-use.ts'
import { DisconnectPublisher } from './DisconnectPublisher.tsx'
import classes from './Publisher.module.css'

interface PublisherFrameProps {
  contentplanId: number
  type: PublisherType
  /** As users know it: WordPress. */
  name: string
  note: ReactNode
  /** Where articles go, of a connection that is there. */
  hostOf: (saved: Integration) => string | null
  /** What disconnecting does, for a system without a key. */
  disconnects?: string
  /** The form, and what helps to fill it. */
  children: (saved: Integration | null) => ReactNode
}

/** The screen of a connection to a publishing system: its state, its form, and how it ends. */
export function PublisherFrame(props: PublisherFrameProps) {
  const { contentplanId, type, name, note, hostOf, disconnects, children } = props
  const query = useQuery(connectionsApi.list.queryOptions({ input: { contentplanId } }))
  const { data, error, isLoadingError, isFetching, refetch } = query
  const saved = data?.find((one) => one.type === type)
  const words = describeUse(saved)
  return (
    <div className={classes.screen}>
      <PageHeader
        title={name}
        {...(data && { chip: <StatusChip tone={words.tone}>{words.label}</StatusChip> })}
        note={note}
      />
      {isLoadingError ? (
        <ErrorPanel
          text={`Failed to load integrations: ${messageOf(error, 'Please try again.')}`}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      ) : data === undefined ? (
        <SkeletonRows label="Looking for your settings" count={6} rowHeight={44} />
      ) : (
        <>
          <section className={classes.part} aria-labelledby="connection" data-new={saved ? undefined : ''}>
            <div className={classes.head}>
              <h2 id="connection">Connection</h2>
              {saved && (
                <DisconnectPublisher
                  contentplanId={contentplanId}
                  type={type}
                  name={name}
                  {...(disconnects && { text: disconnects })}
                />
              )}
            </div>
            {saved && (
              <p className={saved.last_error ? classes.warning : classes.hint}>
                Articles go to <bdi className={classes.host}>{hostOf(saved) ?? 'your website'}</bdi>.{' '}
                {words.note}
              </p>
            )}
          </section>
          {children(saved ?? null)}
        </>
      )}
    </div>
  )
}
