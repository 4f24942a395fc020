import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconBrandGoogle } from '#ui/icons.ts'
import { SupportContact } from '#features/accounts/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { NoGooglePanel } from '../search-console/ConnectPanel.tsx'
import classes from '../search-console/SearchConsoleAccess.module.css'
import { useConnectGoogle } from '../use-connect-google.ts'
import { useConsentProblem } from '../use-consent-problem.ts'
import { usePort } from '../use-port.ts'
import type { AnalyticsProperties } from './use-analytics-properties.ts'

interface AnalyticsAccessProps {
  place: PlanPlace
  access: AnalyticsProperties
  /** Why the user should connect, or connect again. */
  reason: ReactNode
  /** What to show when the account is connected. */
  children: ReactNode
}

/** Shows how far the connection of the user's Google account is, each state with its next step. */
export function AnalyticsAccess(props: AnalyticsAccessProps) {
  const problem = useConsentProblem('analytics')
  return (
    <>
      {problem !== null && (
        <p role="alert" className={classes.notice}>
          {problem}
        </p>
      )}
      <AccessState {...props} />
    </>
  )
}

function AccessState({ place, access, reason, children }: AnalyticsAccessProps) {
  const { state, properties, error, isFetching, refetch } = access
  const port = usePort(place.workspaceId, 'web-analytics')
  const { connect, isConnecting } = useConnectGoogle({
    ...place,
    scope: 'analytics',
    errorMessage: 'Failed to initiate Google Analytics connection. Please try again.',
  })
  const another = { second: { label: 'Use another Google account', onClick: connect } }
  if (port?.state === 'none') return <NoGooglePanel service="Google Analytics" />
  if (state === 'connect')
    return (
      <div className={classes.panel}>
        {reason}
        <Button
          leftSection={<IconBrandGoogle size={16} stroke={2} aria-hidden="true" />}
          loading={isConnecting}
          onClick={connect}
        >
          Connect Google Analytics
        </Button>
      </div>
    )
  if (error !== null)
    return (
      <ErrorPanel
        text={`Error connecting to Google Analytics: ${messageOf(error, '') || 'unknown error'}`}
        onRetry={refetch}
        isBusy={isFetching}
        {...another}
      >
        <SupportContact />
      </ErrorPanel>
    )
  if (state === null)
    return <SkeletonRows label="Looking for your Google Analytics properties" count={3} rowHeight={44} />
  if (properties.length === 0)
    return (
      <ErrorPanel
        title="No properties found"
        text="Your Google account sees no Google Analytics 4 property. Create one in Google Analytics, or ask its owner to share it with you."
        onRetry={refetch}
        isBusy={isFetching}
        {...another}
      />
    )
  return children
}
