import { useEffect, type ReactNode } from 'react'
import { SupportContact } from '#features/accounts/web/index.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { NO_ACCESS } from '../../rules.ts'
import { useConnectGoogle } from '../use-connect-google.ts'
import { useConsentProblem } from '../use-consent-problem.ts'
import { usePort } from '../use-port.ts'
import type { SearchConsole } from '../use-search-console.ts'
import { ConnectPanel, NoGooglePanel } from './ConnectPanel.tsx'
import classes from './SearchConsoleAccess.module.css'
import { ShareNote } from './ShareNote.tsx'
import type { PlanPlace } from '#features/contentplans/rules.ts'

/** The Google account sees no property (E-04). */
const NO_PROPERTIES =
  'No Search Console properties found. Create or share a property in Google Search Console first.'

/** A property, and the user whose Google account sees it. */
export interface SearchProperty {
  domain: string
  userId: number
}

interface AccessProps {
  place: PlanPlace
  access: SearchConsole
  /** The property that the plan reads; null when none was chosen yet. */
  property: string | null
  /** About as many rows as the children are high. */
  rows: number
  /** What to show when the account is connected. */
  children: (properties: readonly SearchProperty[]) => ReactNode
}

/** Shows the state of the connection (M-03), each with its next step. */
export function SearchConsoleAccess(props: AccessProps) {
  const problem = useConsentProblem('search-console')
  return (
    <>
      {problem !== null && (
        <p role="alert" className={classes.notice}>
          {problem}
        </p>
      )}
      <ConnectState {...props} />
    </>
  )
}

function ConnectState({ place, access, property, rows, children }: AccessProps) {
  const { state, properties, isFetching, refetch } = access
  const port = usePort(place.workspaceId, 'search-console')
  const { connect, isConnecting } = useConnectGoogle({
    ...place,
    scope: 'search-console',
    errorMessage: 'Failed to initiate Google Search Console connection. Please try again.',
  })
  useEffect(() => {
    if (state?.is === 'noDomains') showSnackbar({ text: NO_PROPERTIES, tone: 'info' })
  }, [state?.is])
  const sharedWith = port?.sharedWith ?? null
  // When one account reads for all users, there is no other one to choose.
  const another = sharedWith === null && { second: { label: 'Use another Google account', onClick: connect } }
  const share = sharedWith !== null && <ShareNote email={sharedWith} />
  // Also when the installation has the sandbox's Google, but this workspace may not use it.
  if (port?.state === 'none') return <NoGooglePanel service="Search Console" />
  switch (state?.is) {
    case undefined:
      return <SkeletonRows label="Looking for your Search Console properties" count={rows} rowHeight={44} />
    case 'noToken':
      return <ConnectPanel property={property} onConnect={connect} isBusy={isConnecting} />
    case 'noAccess':
      return (
        <ErrorPanel title="No access" text={NO_ACCESS} onRetry={refetch} isBusy={isFetching} {...another}>
          {share}
          <SupportContact />
        </ErrorPanel>
      )
    case 'noDomains':
      return (
        <ErrorPanel
          title="No properties found"
          text={NO_PROPERTIES}
          onRetry={refetch}
          isBusy={isFetching}
          {...another}
        >
          {share}
        </ErrorPanel>
      )
    case 'notOpen':
      return (
        <ErrorPanel title="Not connected" text={state.message} onRetry={refetch} isBusy={isFetching}>
          <SupportContact />
        </ErrorPanel>
      )
    case 'failed':
      return (
        <ErrorPanel
          text={`Error connecting to Google Search Console: ${state.message}`}
          onRetry={refetch}
          isBusy={isFetching}
          {...another}
        />
      )
    case 'connected':
      return (
        <>
          {children(properties)}
          {share}
        </>
      )
  }
}
